import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const check = resolve(ROOT, 'backend/check-node.cjs');

/** Runs the check as if Node had that version. */
function checkedOn(version: string): Promise<{ code: number; stderr: string }> {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' }); require('${check}')`;
  return new Promise((done) => {
    execFile(process.execPath, ['-e', script], (error, _stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), stderr }),
    );
  });
}

describe('the versions of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.14.0', '22.22.0', '24.0.0', '24.21.0', '26.3.0'])(
    'accepts %s',
    async (version) => {
      expect(await checkedOn(version)).toEqual({ code: 0, stderr: '' });
    },
  );

  it.each(['18.20.8', '20.18.3', '21.7.3', '22.13.1', '23.11.0', '25.2.0', '27.0.0'])(
    'ends with one sentence and exit code 1 on %s',
    async (version) => {
      expect(await checkedOn(version)).toEqual({
        code: 1,
        stderr: `Node ${version} is not supported; use Node 20.19+, 22.14+, 24 or 26.\n`,
      });
    },
  );

  it('are checked before anything else is loaded by every program', () => {
    const commands = ['backup', 'restore', 'create-admin'].map((command) => `app/commands/${command}`);
    for (const program of ['main', ...commands])
      expect(readFileSync(resolve(ROOT, `backend/src/${program}.ts`), 'utf8')).toMatch(
        /^import '(\.|\.\.\/\.\.)\/platform\/check-node\.js';\n/,
      );
  });
});
