import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a database and lets nothing more through once a statement holds one of these texts; each only once. */
export async function silentRelay(url: string, texts: readonly string[]) {
  const left = [...texts];
  const sockets: Socket[] = [];
  const { hostname, port } = new URL(url);
  const listener = createServer((client) => {
    const database = connect(Number(port), hostname);
    let silent = false;
    client.on('data', (chunk) => {
      const found = left.findIndex((text) => chunk.includes(text));
      silent ||= found >= 0;
      if (found >= 0) left.splice(found, 1);
      if (!silent) database.write(chunk);
    });
    database.on('data', (chunk) => client.write(chunk));
    for (const socket of [client, database]) {
      sockets.push(socket);
      socket.on('error', () => undefined).on('close', () => (client.destroy(), database.destroy()));
    }
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((listener.address() as AddressInfo).port);
  return {
    url: through.toString(),
    left,
    close: () => {
      listener.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
