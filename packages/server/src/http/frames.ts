/** One text as a WebSocket sends it (RFC 6455, 5.2): made once, written to many sockets. */
export function textFrame(text: string | Buffer): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81; // the whole of a text
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  if (typeof text === 'string') frame.write(text, head);
  else frame.set(text, head);
  return frame;
}
