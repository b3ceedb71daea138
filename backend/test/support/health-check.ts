import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROOT } from './compose-file.js';

/** Asserts that the health check command requests that path, exits with 0 on 200, and with 1 on 503 or no response. */
export async function expectHealthCheck(command: readonly string[], path: string): Promise<void> {
  // Podman splits arguments at their spaces
  for (const argument of command) expect(argument).not.toMatch(/\s/);
  const requested: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url);
    response.writeHead(requested.length === 1 ? 200 : 503).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = String((server.address() as AddressInfo).port);
  const [program = '', ...given] = command;
  const check = async () => {
    const child = spawn(program, given, {
      cwd: ROOT,
      env: { ...process.env, PORT: port },
      stdio: 'ignore',
    });
    return (await once(child, 'exit'))[0] as number;
  };
  expect([await check(), await check()]).toEqual([0, 1]);
  server.close();
  expect(await check()).toBe(1);
  expect(requested).toEqual([path, path]);
}
