import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import ts from 'typescript';
import type { Scope } from '../src/api-keys/domain/scopes.js';
import { Receiver } from '../src/webhooks/testing/receiver.js';
import { AdminClient } from './support/admin-client.js';
import { bookingBody } from './support/bodies.js';
import { runningApp } from './support/running-app.js';

const run = promisify(execFile);
const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/integrations.md'), 'utf8');

/** What n8n makes of a copied workflow. */
interface Workflow {
  readonly nodes: readonly {
    readonly name: string;
    readonly webhookId?: string;
    readonly parameters: Readonly<{ url?: string; path?: string }>;
  }[];
  readonly connections: Readonly<Record<string, { readonly main: readonly (readonly { node: string }[])[] }>>;
}

/** The example in that language. */
function example(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(DOCUMENT) ?? [];
  if (!code) throw new Error(`There is no example in ${language}`);
  return code;
}

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;

/** What Google offers to a script, in Node: the sheet is printed. Each request waits, as it does there. */
const GOOGLE = `
const { spawnSync } = require('node:child_process');
const rows = JSON.parse(process.argv[1]);
globalThis.PropertiesService = { getScriptProperties: () => ({ getProperties: () => process.env }) };
const sheet = { getDataRange: () => ({ getValues: () => [...rows] }), appendRow: (row) => rows.push(row) };
globalThis.SpreadsheetApp = { getActiveSpreadsheet: () => ({ getSheets: () => [sheet] }) };
globalThis.UrlFetchApp = {
  fetch(url, { headers }) {
    const code = 'fetch(process.argv[1], { headers: JSON.parse(process.argv[2]) }).then(async (answer) => {' +
      'if (!answer.ok) throw new Error(await answer.text()); process.stdout.write(await answer.text()); })';
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', code, url, JSON.stringify(headers)]);
    if (status !== 0) throw new Error(String(stderr));
    return { getContentText: () => String(stdout) };
  },
};
`;

describe('the examples of docs/integrations.md', () => {
  const running = runningApp({ OUTBOUND_PRIVATE_ADDRESSES: 'allow' });
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    for (let turn = 0; turn < 105; turn += 1) await admin.createBooking({ lastName: `Reyes-${turn}` });
  });

  const environment = async (scope: Scope) => ({
    ...process.env,
    OFFICE_URL: running.app.url,
    OFFICE_API_KEY: await admin.createKey([scope]),
  });

  (isThere('curl') ? it : it.skip)('curl reads leads', async () => {
    const { stdout } = await run('sh', ['-c', example('sh')], { env: await environment('leads:read') });
    expect((JSON.parse(stdout) as { data: unknown[] }).data).toHaveLength(10);
  });

  (isThere('python3') ? it : it.skip)('Python reads all leads as CSV', async () => {
    const { stdout } = await run('python3', ['-c', example('python')], {
      env: await environment('leads:read'),
    });
    const lines = stdout.trim().split('\r\n');
    expect(lines[0]).toBe('createdAt,firstName,lastName,email,phone,leadStatus');
    expect(lines).toHaveLength(106);
    expect(lines[1]).toMatch(/,Liza,Reyes-104,liza@sample\.example,\+63 917 000 0101,New$/);
  });

  it('TypeScript books once, however often it is sent', async () => {
    const source = example('typescript');
    const { outputText, diagnostics } = ts.transpileModule(source, {
      reportDiagnostics: true,
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    expect(diagnostics).toEqual([]);
    const env = await environment('bookings:write');
    const booking = JSON.stringify(bookingBody({ email: 'form@sample.example' }));
    const book = () =>
      run(process.execPath, ['--input-type=module', '-e', outputText, '-', booking, 'form-17'], { env });
    const [one, again] = [await book(), await book()];
    expect(one.stdout).toMatch(/^[\dA-Z]{3}-[\dA-Z]{4}\n$/);
    expect(again.stdout).toBe(one.stdout);
    const filter = encodeURIComponent('{"q":"form@sample.example"}');
    const { body } = await admin.request('GET', `/api/admin/leads?filter=${filter}`);
    expect(body).toHaveLength(1);
  });

  it('Google Sheets gets the new leads, oldest first, and each once', async () => {
    const script = `${GOOGLE}${example('javascript')}\naddNewLeads();\nprocess.stdout.write(JSON.stringify(rows));`;
    const env = await environment('leads:read');
    const add = async (rows: unknown[]) => {
      const { stdout } = await run(process.execPath, ['-e', script, JSON.stringify(rows)], { env });
      return JSON.parse(stdout) as string[][];
    };
    const first = await add([]);
    expect(first.length).toBeGreaterThanOrEqual(105);
    expect(first[0]).toEqual([
      expect.any(String),
      expect.any(String),
      "'Liza",
      "'Reyes-0",
      "'liza@sample.example",
      "'+63 917 000 0101",
      'New',
    ]);
    await admin.createBooking({ lastName: 'Newest' });
    const later = await add(first);
    expect(later).toHaveLength(first.length + 1);
    expect(later.at(-1)?.[3]).toBe("'Newest");
  });

  describe('of what reads the lead of a webhook', () => {
    /** What stands between the braces, as the path of a value. */
    const filledIn = (template: string, values: unknown) =>
      template.replaceAll(/\{\{\s*(.+?)\s*\}\}/g, (_, path: string) =>
        String(path.split('.').reduce((value, name) => (value as Record<string, unknown>)[name], values)),
      );

    it.each([
      [
        'n8n',
        (told: unknown) => {
          const { nodes, connections } = JSON.parse(example('json')) as Workflow;
          const [first, second] = nodes;
          expect(connections[first!.name]!.main[0]![0]!.node).toBe(second!.name);
          expect(first!.parameters).toMatchObject({ httpMethod: 'POST', path: first!.webhookId });
          expect(second!.parameters).toMatchObject({ genericAuthType: 'httpBearerAuth' });
          const { url } = second!.parameters;
          expect(url).toMatch(/^=/);
          return filledIn(url!.slice(1), { $json: { body: told } });
        },
      ],
      [
        'Make',
        (told: unknown) => filledIn(/`(https:\S+\{\{1\.data\.id\}\})`/.exec(DOCUMENT)![1]!, { 1: told }),
      ],
    ])('%s asks for it with the ids that it was told', async (_, addressFor) => {
      const to = await Receiver.start();
      const { body } = await admin.request('POST', '/api/admin/webhooks', {
        url: to.url,
        events: ['booking.created'],
      });
      const id = await admin.createBooking({ lastName: 'Told' });
      while (to.received.length === 0) await wait(20);
      await to.stop();
      const [told] = to.verified((body as { secret: string }).secret);
      const address = addressFor(told).replace('https://office.example', running.app.url);
      const { OFFICE_API_KEY } = await environment('leads:read');
      const answer = await fetch(address, { headers: { Authorization: `Bearer ${OFFICE_API_KEY}` } });
      expect(await answer.json()).toMatchObject({ id, lastName: 'Told', leadStatus: 'New' });
    });
  });
});
