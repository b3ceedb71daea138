import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { builtProgram } from '../src/platform/testing/programs.js';

describe('a production server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-warnings-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('warns at start-up before it opens the database', async () => {
    const child = spawn(process.execPath, [builtProgram('main')], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: '0',
        PUBLIC_URL: 'http://office.example',
        SESSION_SECRET: 'k7Qm2vX9pLr4Tz8Wb1Nc6Hd3Js5Fg0Ya',
        // the warnings come before the database is opened, and this one never is
        DATABASE_URL: 'mariadb://office@127.0.0.1:1/office',
      },
    });
    const lines: unknown[] = [];
    for await (const line of createInterface(child.stdout)) {
      lines.push(JSON.parse(line));
      break;
    }
    child.kill('SIGKILL');
    expect(lines).toEqual([
      expect.objectContaining({
        level: 40,
        msg: expect.stringMatching(/^PUBLIC_URL \(http:\/\/office\.example\) is not an https address/),
      }),
    ]);
  });
});
