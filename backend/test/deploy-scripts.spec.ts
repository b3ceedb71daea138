import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/platform/config.js';
import { compose, read, ROOT, service } from './support/compose-file.js';

describe('make-secrets.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const make = () => {
    cpSync(join(ROOT, 'backend/deploy'), join(folder, 'backend/deploy'), { recursive: true });
    chmodSync(join(folder, 'backend/deploy/Caddyfile'), 0o600);
    execFileSync('sh', [join(folder, 'backend/deploy/make-secrets.sh')], { cwd: tmpdir() });
    return Object.fromEntries(
      readdirSync(join(folder, 'secrets')).map((name) => [
        name,
        readFileSync(join(folder, 'secrets', name), 'utf8').trim(),
      ]),
    );
  };
  let secrets: Record<string, string>;
  beforeAll(() => (secrets = make()));

  it('creates every secret of docker-compose.yml in a private folder', () => {
    expect(Object.keys(secrets).sort()).toEqual(Object.keys(compose.secrets).sort());
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  });

  it('creates secrets that the application accepts', () => {
    const environment = Object.fromEntries(
      Object.entries(service('app').environment ?? {}).map(([name, value]) => [
        name,
        value.replace('/run/secrets', join(folder, 'secrets')),
      ]),
    );
    const config = readConfig({ ...environment, NODE_ENV: 'production' }, folder);
    expect(config).toMatchObject({
      publicOrigin: 'https://localhost',
      database: { url: `mariadb://office:${secrets['database-password']}@db:3306/office` },
      firstAdmin: { username: 'admin', password: secrets['admin-password'] },
      trustProxy: 1,
      seedDemo: 'articles',
      mail: { server: null, dkim: null },
    });
    expect(secrets['redis-conf']).toContain(`requirepass ${new URL(config.redisUrl ?? '').password}\n`);
  });

  it('keeps existing secrets', () => expect(make()).toEqual(secrets));

  it('makes the Caddyfile of a checkout with umask 077 readable for the user of Caddy', () => {
    expect(statSync(join(folder, 'backend/deploy/Caddyfile')).mode & 0o444).toBe(0o444);
  });

  it('creates files that are ignored by git and by the image build', () => {
    expect(read('.gitignore')).toMatch(/^secrets\/$/m);
    const ignored = read('.dockerignore');
    expect(ignored).toMatch(/^\*$/m);
    expect(ignored.match(/^!.*/gm)).toEqual([
      '!package.json',
      '!package-lock.json',
      '!tsconfig.json',
      '!backend',
      '!frontend',
      '!backend/deploy/healthcheck.sh',
    ]);
    expect(ignored).toMatch(/^\*\*\/\.env\*$/m);
  });
});

describe('update.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'update-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeAll(() => {
    cpSync(join(ROOT, 'backend/deploy'), join(folder, 'backend/deploy'), { recursive: true });
    // records each call; a service in $RUNNING has one container, healthy unless it is $SICK
    const docker = `#!/bin/sh
shift; [ "$1" != --profile ] || shift 2
case "$*" in
  version) ;;
  'ps -q '*) case " $RUNNING " in *" $3 "*) echo 5f3a ;; esac ;;
  'ps '*) [ "$2" = "$SICK" ] && echo 'Up 2 seconds (unhealthy)' || echo 'Up 2 seconds (healthy)' ;;
  *) echo "$*" >> calls ;;
esac
`;
    writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 });
  });
  const update = (env: Record<string, string>) => {
    writeFileSync(join(folder, 'calls'), '');
    const { status } = spawnSync('sh', [join(folder, 'backend/deploy/update.sh')], {
      env: { PATH: `${folder}:${process.env.PATH}`, HEALTHY_WITHIN: '0', SICK: '', ...env },
    });
    return { status, calls: readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n') };
  };
  const first = ['build app', 'up -d --no-deps app'];

  it('creates secrets that the new version adds, but not a lost folder: its passwords would not fit the database', () => {
    update({ RUNNING: 'app' });
    expect(readdirSync(folder)).not.toContain('secrets');
    mkdirSync(join(folder, 'secrets'));
    writeFileSync(join(folder, 'secrets/database-password'), 'as it was');
    update({ RUNNING: 'app' });
    expect(readdirSync(join(folder, 'secrets')).sort()).toEqual(Object.keys(compose.secrets).sort());
    expect(readFileSync(join(folder, 'secrets/database-password'), 'utf8')).toBe('as it was');
  });

  it('replaces the replicas only after the first application, so that one of them always responds', () =>
    expect(update({ RUNNING: 'app app-replica' })).toEqual({
      status: 0,
      calls: [...first, 'up -d --no-deps app-replica', 'up -d'],
    }));

  it('starts no replicas when there are none', () =>
    expect(update({ RUNNING: 'app' })).toEqual({ status: 0, calls: [...first, 'up -d'] }));

  it.each([
    ['is not healthy', { RUNNING: 'app app-replica', SICK: 'app' }],
    ['does not run', { RUNNING: 'app-replica' }],
  ])('leaves the replicas as they are when the new version %s', (_, env) =>
    expect(update(env)).toEqual({ status: 1, calls: first }),
  );
});
