import { Agent } from 'node:http';
import * as http from '../../test/support/http.js';
import { ADMIN } from './server.js';

/** Keeps connections open between requests, without a limit on their number. */
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** Sends a request over a kept connection; rejects when the connection breaks or after 30 seconds. */
export function send(url: string, method: string, path: string, request: http.SendOptions = {}) {
  return http.send({ url }, method, path, { agent, timeoutMs: 30_000, ...request });
}

/** Signs in and returns the session cookie. */
export function signIn(url: string, account = ADMIN): Promise<string> {
  return http.signIn({ url }, account);
}
