import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import ts from 'typescript';
import { AdminClient } from './support/admin-client.js';
import { runningApp } from './support/running-app.js';

const DOCUMENT = readFileSync(resolve(import.meta.dirname, '../../docs/integrations.md'), 'utf8');

interface Language {
  /** As the document names the block. */
  readonly language: string;
  readonly file: string;
  readonly command: (file: string, port: number) => [program: string, ...args: string[]];
}

const LANGUAGES: readonly Language[] = [
  { language: 'ts', file: 'receiver.mjs', command: (file) => [process.execPath, file] },
  { language: 'python', file: 'receiver.py', command: (file) => ['python3', file] },
  {
    language: 'php',
    file: 'receiver.php',
    command: (file, port) => ['php', '-S', `127.0.0.1:${port}`, file],
  },
];
const isHere = ({ command }: Language) => spawnSync(command('', 0)[0], ['--version']).status === 0;
const runnable = LANGUAGES.filter(isHere);
const missing = LANGUAGES.filter((language) => !runnable.includes(language));
if (missing.length > 0)
  console.log(`Not run, because it is not installed: ${missing.map(({ language }) => language).join(', ')}`);

/** The first example in that language that verifies webhooks. */
function exampleIn(language: string): string {
  const blocks = [...DOCUMENT.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))];
  const example = blocks.map(([, code]) => code!).find((code) => code.includes('WEBHOOK_SECRET'))!;
  if (language !== 'ts') return example;
  const { ESNext } = ts.ModuleKind;
  return ts.transpileModule(example, { compilerOptions: { module: ESNext, target: ts.ScriptTarget.ES2022 } })
    .outputText;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      new Promise<boolean>((done) => socket.once('error', () => done(false))),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
}

describe('a webhook’s example', () => {
  const running = runningApp({ OUTBOUND_PRIVATE_ADDRESSES: 'allow' });
  const folder = mkdtempSync(join(tmpdir(), 'office-example-'));
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(runnable)('in $language accepts what the server sends, and nothing else', async (example) => {
    const admin = await AdminClient.signIn(running.app);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const { body } = await admin.request('POST', '/api/admin/webhooks', { url, events: ['client.updated'] });
    const path = join(folder, example.file);
    writeFileSync(path, exampleIn(example.language));
    const [program, ...args] = example.command(path, port);
    const env = { ...process.env, PORT: String(port), WEBHOOK_SECRET: String(body.secret), TMPDIR: folder };
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await listening(port);
    const client = await admin.request('POST', '/api/admin/clients', { firstName: 'Liza' });
    const deliveries = async () =>
      (await admin.request('GET', `/api/admin/webhooks/${String(body.id)}/deliveries`)).body as unknown as {
        id: string;
        state: string;
      }[];
    const delivered = async () => {
      while ((await deliveries())[0]?.state !== 'delivered') await wait(50);
    };
    await delivered();
    const line = `client.updated ${String(client.body.id)}`;
    while (!output.includes(line)) await wait(50);
    // a known id is accepted, and nothing is done
    await admin.request('POST', `/api/admin/webhook-deliveries/${(await deliveries())[0]!.id}/resend`);
    await delivered();
    expect(output.split(line)).toHaveLength(2);
    const forged = await fetch(url, {
      method: 'POST',
      headers: {
        'webhook-id': 'forged',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
      },
      body: '{"type":"client.updated","data":{"id":"forged"}}',
    });
    expect(forged.status).toBe(401);
    expect(output).not.toContain('forged');
  });
});
