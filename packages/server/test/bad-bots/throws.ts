/** A bot that fails in every way in which a program can end by itself. */
let times = 0;
export default function think(): unknown {
  times++;
  if (times % 3 === 0) process.exit(3);
  if (times % 3 === 1) return Promise.reject(new Error('no idea'));
  throw new Error('no idea at all');
}
