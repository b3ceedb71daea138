import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { read, ROOT, service } from './support/compose-file.js';
import { expectHealthCheck } from './support/health-check.js';

describe('the Dockerfile', () => {
  const instructions = read('backend/Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+(.*)/s) as [name: string, rest: string]);
  const stages: (typeof instructions)[] = [];
  for (const instruction of instructions)
    if (instruction[0] === 'FROM') stages.push([instruction]);
    else stages.at(-1)?.push(instruction);
  const last = stages.at(-1) ?? [];
  const inLast = (name: string) =>
    last.filter(([instruction]) => instruction === name).map(([, rest]) => rest);
  const runs = instructions.filter(([name]) => name === 'RUN').map(([, rest]) => rest);

  it('is built by docker-compose.yml', () =>
    expect(service('app').build).toEqual({ context: '.', dockerfile: 'backend/Dockerfile' }));

  it('has several stages; the last one runs no command and contains no build tool', () => {
    expect(stages.length).toBeGreaterThan(2);
    expect(inLast('RUN')).toEqual([]);
  });

  it('starts each stage from an exact version of Node 24, which gets security updates until April 2028', () => {
    const names = instructions.flatMap(([, rest]) => / AS (\w+)$/.exec(rest)?.[1] ?? []);
    const bases = stages
      .map(([from]) => from?.[1].split(' ')[0] ?? '')
      .filter((base) => !names.includes(base));
    expect(bases.length).toBeGreaterThan(0);
    for (const base of bases) expect(base).toMatch(/(^|\/)node:24(\.\d+)*-[\w-]+(@sha256:[0-9a-f]{64})?$/);
  });

  it('installs from the lock file, and for the last stage only production dependencies', () => {
    expect(runs.join('\n')).not.toMatch(/npm (install|i) /);
    expect(runs.filter((run) => run.includes('npm ci --omit=dev -w backend'))).toHaveLength(1);
    const from = inLast('COPY').filter((rest) => rest.includes('--from=build'));
    expect(from.join('\n')).not.toMatch(/node_modules|\/src/);
  });

  it('compiles nothing and runs no install script of a package', () => {
    expect(runs.join('\n')).not.toMatch(/apt-get|g\+\+|python|\bmake\b/);
    for (const run of runs.filter((line) => line.includes('npm ci')))
      expect(run).toContain('--ignore-scripts');
  });

  it('runs in production mode as a user other than root', () => {
    expect(inLast('ENV').join(' ')).toContain('NODE_ENV=production');
    expect(inLast('USER')).toEqual(['node']);
    // the folder that the volume of pictures is mounted on; the server owns nothing else
    expect(inLast('COPY').filter((rest) => rest.includes('--chown'))).toEqual([
      '--from=dependencies --chown=node:node /data data',
    ]);
  });

  it('starts the server without a shell, and stops it with SIGTERM', () => {
    const serve = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts.serve;
    const [command] = inLast('CMD').map((rest) => JSON.parse(rest) as string[]);
    expect(command?.join(' ')).toBe(serve);
    expect(inLast('STOPSIGNAL')).toEqual(['SIGTERM']);
  });

  it('has a health check that requests the liveness route', async () => {
    const [check = ''] = inLast('HEALTHCHECK');
    await expectHealthCheck(JSON.parse(check.slice(check.indexOf('['))) as string[], '/api/health/live');
  });

  it('contains no secret', () =>
    expect(read('backend/Dockerfile')).not.toMatch(/SECRET|PASSWORD|TOKEN|DATABASE_URL|^ARG/m));

  it('copies only paths that exist', () => {
    for (const rest of inLast('COPY').filter((copy) => !copy.startsWith('--')))
      expect(existsSync(join(ROOT, rest.split(' ')[0] ?? ''))).toBe(true);
  });
});
