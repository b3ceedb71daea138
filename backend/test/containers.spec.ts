import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../src/config.js';

const ROOT = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  profiles?: string[];
  ports?: string[];
  networks: string[] | Record<string, { aliases?: string[] }>;
  volumes?: string[];
  secrets?: string[];
  environment?: Record<string, string>;
  command?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  cap_add?: string[];
  cap_drop: string[];
  security_opt: string[];
  tmpfs: string[];
  user?: string;
  read_only: boolean;
  init?: boolean;
  privileged?: boolean;
  restart: string;
  stop_grace_period?: string;
  mem_limit: string;
  pids_limit: number;
  ulimits: { nofile: { soft: number; hard: number } };
  logging: { driver: string; options: Record<string, string> };
  deploy?: { replicas: string };
}

interface ComposeFile {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

const composeText = read('docker-compose.yml');

/** The file as Compose reads it: `${NAME:-fallback}` in a value is filled in from the environment. */
const composed = (env: Record<string, string> = {}) =>
  JSON.parse(JSON.stringify(parse(composeText, { merge: true })), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(
          /(?<!\$)\$\{(\w+)(?::-([^}]*))?\}/g,
          (_all, name: string, fallback = '') => env[name] || String(fallback),
        )
      : value,
  ) as ComposeFile;
const compose = composed();

/** The command of a health check asks for that path: 0 when the answer is good, 1 when it is not or there is none. */
async function expectToAsk(path: string, command: readonly string[]): Promise<void> {
  // Podman takes a command apart at its spaces
  for (const part of command) expect(part).not.toMatch(/\s/);
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(asked.length === 1 ? 200 : 503).end();
  });
  await once(server.listen(0), 'listening');
  const port = String((server.address() as AddressInfo).port);
  const [program = '', ...given] = command.map((part) => part.replace(':3000/', `:${port}/`));
  const ask = async () => {
    const child = spawn(program, given, { env: { ...process.env, PORT: port }, stdio: 'ignore' });
    return (await once(child, 'exit'))[0] as number;
  };
  expect([await ask(), await ask()]).toEqual([0, 1]);
  server.close();
  expect(await ask()).toBe(1);
  expect(asked).toEqual([path, path]);
}

const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`);
  return found;
};
const networksOf = ({ networks }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));
const everyService = Object.keys(compose.services);
const applications = ['app', 'app-replica'];

describe('docker-compose.yml', () => {
  it('starts the application, MariaDB and Caddy, and with the scale profile Redis and more of the application', () => {
    const of = (profile?: string) => everyService.filter((name) => service(name).profiles?.[0] === profile);
    expect(of()).toEqual(['app', 'caddy', 'db']);
    expect(of('scale')).toEqual(['app-replica', 'redis']);
  });

  it('uses nothing that only one of Compose v2 and docker-compose 1.29 can read', () => {
    expect(composeText).not.toMatch(/\$\{[^}]*\$\{/); // a fallback within a fallback
    expect(composeText).not.toMatch(/\$\{\w+:?[+?]/);
    expect(composeText).not.toMatch(/^(name|include|version):/m);
  });

  describe.each(everyService)('%s', (name) => {
    const container = service(name);

    it('has a root file system that cannot be written to, and a place for what is passing', () => {
      expect(container.read_only).toBe(true);
      expect(container.tmpfs.join()).toMatch(/^\/(tmp|data):size=\d+m/);
    });

    it('has no capability but those it is known to need, and can gain none', () => {
      expect(container.cap_drop).toEqual(['ALL']);
      expect(container.security_opt).toContain('no-new-privileges:true');
      expect(container.privileged).toBeUndefined();
      const known: Record<string, string[]> = {
        caddy: ['NET_BIND_SERVICE'],
        db: ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'],
      };
      expect(container.cap_add).toEqual(known[name]);
    });

    it('has limits for memory, processes and open files', () => {
      expect(container.mem_limit).toMatch(/^\d+[mg]$/);
      expect(container.pids_limit).toBeGreaterThan(0);
      expect(container.ulimits.nofile.hard).toBeGreaterThan(0);
    });

    it('is started again after a crash, and its log is rotated', () => {
      expect(container.restart).toBe('unless-stopped');
      expect(container.logging.options).toMatchObject({
        'max-size': expect.any(String),
        'max-file': expect.any(String),
      });
    });

    it('does not see the engine’s socket', () =>
      expect(JSON.stringify(container)).not.toMatch(/docker\.sock|podman\.sock/));

    it('has no password in its environment or command', () => {
      for (const [variable, value] of Object.entries(container.environment ?? {}))
        if (/PASSWORD|SECRET|_URL_FILE/.test(variable) && variable !== 'PASSWORD_MIN_LENGTH')
          expect([variable, value]).toEqual([
            expect.stringMatching(/_FILE$/),
            expect.stringMatching(/^\/run\/secrets\//),
          ]);
      expect(JSON.stringify([container.command, container.environment])).not.toMatch(
        /requirepass |:\/\/[^/"]*:[^/"]*@/,
      );
    });

    it('is given the secrets that it names, and only those', () => {
      const named = JSON.stringify([container.environment, container.command, container.healthcheck]).match(
        /(?<=\/run\/secrets\/)[\w-]+/g,
      );
      expect([...new Set(named)].sort()).toEqual([...(container.secrets ?? [])].sort());
    });
  });

  it('publishes ports 80 and 443 of Caddy and nothing else', () => {
    const published = everyService.flatMap((name) =>
      (service(name).ports ?? []).map((port) => `${name} ${port}`),
    );
    expect(published).toEqual(['caddy 80:80', 'caddy 443:443']);
  });

  it('lets only Caddy out; the databases are in a network without Caddy', () => {
    expect(compose.networks).toEqual({ edge: {}, web: { internal: true }, data: { internal: true } });
    expect(networksOf(service('caddy'))).toEqual(['edge', 'web']);
    for (const name of applications) expect(networksOf(service(name))).toEqual(['web', 'data']);
    for (const name of ['db', 'redis']) expect(networksOf(service(name))).toEqual(['data']);
  });

  it('keeps MariaDB 10.11, utf8mb4 with the binary collation, on a volume of its own', () => {
    expect(service('db').image).toMatch(/(^|\/)mariadb:10\.11$/);
    expect(service('db').command).toEqual(
      expect.arrayContaining([
        ...['--character-set-server=utf8mb4', '--collation-server=utf8mb4_bin', '--skip-name-resolve'],
      ]),
    );
    expect(service('db').volumes).toEqual(['db-data:/var/lib/mysql']);
    expect(compose.volumes).toHaveProperty('db-data');
  });

  it('waits for a healthy database before it starts the application, and for a healthy application before Caddy', () => {
    for (const name of applications)
      expect(service(name).depends_on?.db).toEqual({ condition: 'service_healthy' });
    expect(service('caddy').depends_on).toEqual({ app: { condition: 'service_healthy' } });
    for (const name of ['db', 'redis']) expect(service(name).healthcheck?.test).toBeDefined();
  });

  it.each(applications)('sends nobody to an application that is not ready (%s)', async (name) => {
    const [kind, ...command] = service(name).healthcheck?.test ?? [];
    expect(kind).toBe('CMD');
    await expectToAsk('/api/health/ready', command);
  });

  it('has a password on Redis, which keeps nothing on disk', () => {
    expect(service('redis').command).toEqual(['redis-server', '/run/secrets/redis-conf']);
    expect(service('redis').user).toBe('redis');
    expect(service('redis').volumes).toBeUndefined();
  });

  describe.each(applications)('%s', (name) => {
    it('stops the application only after its 10 seconds for accepted requests, behind an init process', () => {
      expect(parseInt(service(name).stop_grace_period ?? '')).toBeGreaterThan(10);
      expect(service(name).init).toBe(true);
    });

    it('runs with the settings of production behind one proxy', () => {
      expect(service(name).environment).toMatchObject({
        PUBLIC_URL: 'https://localhost:443',
        TRUST_PROXY: '1',
        PASSWORD_MIN_LENGTH: '12',
        SEED_DEMO: 'false',
      });
    });
  });

  it('has replicas that differ from the first application in nothing but their number and the wait for Redis', () => {
    const { profiles, networks, deploy, depends_on, ...rest } = service('app-replica');
    const { networks: _n, depends_on: _d, ...first } = service('app');
    expect(rest).toEqual(first);
    expect({ profiles, deploy }).toEqual({ profiles: ['scale'], deploy: { replicas: '2' } });
    expect(composed({ APP_REPLICAS: '5' }).services['app-replica']?.deploy).toEqual({ replicas: '5' });
    expect(depends_on).toHaveProperty('redis');
    // Caddy asks for this one name
    expect((networks as Record<string, { aliases?: string[] }>).web?.aliases).toEqual(['app']);
  });

  it('takes the host name and port that people use from SITE_ADDRESS and HTTPS_PORT', () => {
    const { app, caddy } = composed({ SITE_ADDRESS: 'office.example', HTTPS_PORT: '8443' }).services;
    expect(app?.environment?.PUBLIC_URL).toBe('https://office.example:8443');
    expect(caddy?.ports).toContain('8443:8443');
    expect(caddy?.environment).toEqual({ SITE_ADDRESS: 'office.example', HTTPS_PORT: '8443' });
  });
});

describe('make-secrets.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const make = () => {
    cpSync(join(ROOT, 'backend/deploy'), join(folder, 'backend/deploy'), { recursive: true });
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

  it('makes every secret that docker-compose.yml names, in a folder closed to others', () => {
    expect(Object.keys(secrets).sort()).toEqual(Object.keys(compose.secrets).sort());
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`);
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
  });

  it('makes what the application starts with', () => {
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
      seedDemo: false,
    });
    expect(secrets['redis-conf']).toContain(`requirepass ${new URL(config.redisUrl ?? '').password}\n`);
  });

  it('leaves what is there as it is', () => expect(make()).toEqual(secrets));

  it('makes files that are neither committed nor sent to the image builder', () => {
    expect(read('.gitignore')).toMatch(/^secrets\/$/m);
    const sent = read('.dockerignore').match(/^!.*/gm);
    expect(read('.dockerignore')).toMatch(/^\*$/m);
    expect(sent).toEqual(['!package.json', '!package-lock.json', '!tsconfig.json', '!backend', '!frontend']);
    expect(read('.dockerignore')).toMatch(/^\*\*\/\.env\*$/m);
  });
});

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

  it('is the one that docker-compose.yml builds', () =>
    expect(service('app').build).toEqual({ context: '.', dockerfile: 'backend/Dockerfile' }));

  it('has several stages, and the last one runs no command and holds no tool', () => {
    expect(stages.length).toBeGreaterThan(2);
    expect(inLast('RUN')).toEqual([]);
  });

  it('starts each stage from a named version of Node 20', () => {
    const names = instructions.flatMap(([, rest]) => / AS (\w+)$/.exec(rest)?.[1] ?? []);
    const bases = stages
      .map(([from]) => from?.[1].split(' ')[0] ?? '')
      .filter((base) => !names.includes(base));
    expect(bases.length).toBeGreaterThan(0);
    for (const base of bases) expect(base).toMatch(/(^|\/)node:20(\.\d+)*-[\w-]+(@sha256:[0-9a-f]{64})?$/);
  });

  it('installs from the lock file, and for the last stage only what the server needs at run time', () => {
    expect(runs.join('\n')).not.toMatch(/npm (install|i) /);
    expect(runs.filter((run) => run.includes('npm ci --omit=dev -w backend'))).toHaveLength(1);
    const from = inLast('COPY').filter((rest) => rest.includes('--from=build'));
    expect(from.join('\n')).not.toMatch(/node_modules|\/src/);
  });

  it('runs in production, as a user who is not root', () => {
    expect(inLast('ENV').join(' ')).toContain('NODE_ENV=production');
    expect(inLast('USER')).toEqual(['node']);
    expect(inLast('COPY').join('\n')).not.toContain('--chown');
  });

  it('starts the server without a shell between, and stops it with SIGTERM', () => {
    const serve = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts.serve;
    const [command] = inLast('CMD').map((rest) => JSON.parse(rest) as string[]);
    expect(command?.join(' ')).toBe(serve);
    expect(inLast('STOPSIGNAL')).toEqual(['SIGTERM']);
  });

  it('asks the server itself whether it lives, with nothing but Node', async () => {
    const [check = ''] = inLast('HEALTHCHECK');
    await expectToAsk('/api/health/live', JSON.parse(check.slice(check.indexOf('['))) as string[]);
  });

  it('holds no secret', () =>
    expect(read('backend/Dockerfile')).not.toMatch(/SECRET|PASSWORD|TOKEN|DATABASE_URL|^ARG/m));

  it('copies what is there', () => {
    for (const rest of inLast('COPY').filter((copy) => !copy.startsWith('--')))
      expect(existsSync(join(ROOT, rest.split(' ')[0] ?? ''))).toBe(true);
  });
});

describe('the Caddyfile', () => {
  const caddyfile = read('backend/deploy/Caddyfile');

  it('serves https for the address and port that docker-compose.yml gives', () =>
    expect(caddyfile).toMatch(/^https:\/\/\{\$SITE_ADDRESS:localhost\}:\{\$HTTPS_PORT:443\} \{$/m));

  it('sends requests to every container that answers to the application’s name', () =>
    expect(caddyfile).toMatch(/dynamic a \{\s*name app\s*port 3000\s/));

  it('offers no administration', () => expect(caddyfile).toMatch(/^\tadmin off$/m));

  it('answers with strict headers when no application answers', () => {
    for (const header of [
      'Retry-After',
      'Content-Security-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ])
      expect(caddyfile.slice(caddyfile.indexOf('handle_errors'))).toContain(header);
  });
});
