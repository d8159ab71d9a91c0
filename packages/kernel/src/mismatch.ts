/** A check that failed: the record was tampered with, or was played by other rules than it says. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}
