/** A process that sends bytes to all who have connected, and nothing else: what a crowd costs at least. */

import { createServer, type Socket } from 'node:net';

const sockets = new Set<Socket>();
// Sent at once, as a WebSocket does: otherwise the kernel sends some of it later, in nobody's time.
const server = createServer({ noDelay: true }, (socket) => {
  sockets.add(socket);
  socket.write('x'); // it is heard from now on
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
});
/** So many bytes to everybody; 0: how much processor time has been used until now, in milliseconds. */
process.on('message', (length: number) => {
  if (length === 0) {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
    return;
  }
  const bytes = Buffer.alloc(length, 'x');
  for (const socket of sockets) socket.write(bytes);
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.({ listening: server.address() }));
