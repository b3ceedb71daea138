import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { TestApp } from './app.js';

/** Opens a socket and writes the bytes unchanged; a connection reset by the server is ignored. */
export async function rawConnection({ url }: Pick<TestApp, 'url'>, bytes = ''): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(bytes, resolve));
  return socket;
}
