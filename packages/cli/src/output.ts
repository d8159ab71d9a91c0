/** What a command prints: its result on stdout, everything else on stderr. */

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
export const printJson = (value: unknown): void => print(JSON.stringify(value));

/** Whoever reads us (`| head`) may stop at any time: there is nobody left to tell. */
export function endQuietlyOnBrokenPipe(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit();
      throw error;
    });
}

/** Long work lets go now and then: so a broken pipe and a signal are noticed. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
