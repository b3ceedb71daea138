import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

describe('npm run test:faults', () => {
  it('exits with 2 at once and names an unknown fault', async () => {
    const script = `${import.meta.dirname}/../scripts/run-faults.mjs`;
    await expect(promisify(execFile)(process.execPath, [script, 'F23', 'F99', 'F3'])).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'No fault is called F99.\n',
    });
  });
});
