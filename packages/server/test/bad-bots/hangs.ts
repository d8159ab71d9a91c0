/** A bot that never answers: now it waits, now it burns. */
let times = 0;
export default function think(): unknown {
  if (times++ % 2 === 0) return new Promise(() => {});
  for (;;) times++;
}
