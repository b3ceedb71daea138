import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BadEnvironment, type Config, readConfig } from './config.js';

const SECRET = 'k7Qm2vX9pLr4Tz8Wb1Nc6Hd3Js5Fg0Ya';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(env: Record<string, string> = {}): Config {
  return readConfig({ SESSION_SECRET: SECRET, ...env }, folder);
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(BadEnvironment);
    const [first, ...problems] = (error as Error).message.split('\n');
    expect(first).toBe('The environment cannot be used:');
    return problems.map((line) => line.replace('  - ', ''));
  }
  return [];
}

describe('an empty environment', () => {
  it('has a default for everything', () => {
    expect(read()).toEqual({
      production: false,
      port: 3000,
      host: null,
      database: { dialect: 'sqlite', path: join(folder, 'app.sqlite') },
      redisUrl: null,
      sessionSecret: SECRET,
      publicOrigin: null,
      https: false,
      firstAdmin: { username: 'admin', password: null, name: 'Administrator' },
      passwordMinLength: 6,
      requireSecondFactor: false,
      seedDemo: 'everything',
      rateLimits: true,
      captcha: true,
      trustProxy: 0,
      privateAddresses: false,
      timeZone: 'Asia/Manila',
      business: expect.objectContaining({
        name: expect.any(String),
        email: expect.stringContaining('.example'),
      }),
      publicUrl: 'http://localhost:3000',
      mail: {
        server: null,
        from: null,
        staffTo: null,
        rate: 10,
        dailyLimit: null,
        dkim: null,
      },
      media: { kind: 'folder', path: join(folder, 'media') },
      reminders: [86_400_000, 7_200_000],
      backup: {
        nightly: false,
        folder: join(folder, 'backups'),
        keepDays: 14,
        key: null,
        erasureKey: null,
        erasureKeyFile: join(folder, 'erasure-key'),
      },
      logLevel: 'info',
      metricsPort: null,
      misspelt: [],
    });
  });

  it('equals an environment of empty variables', () => {
    const names = [
      'PORT',
      'HOST',
      'DATABASE_URL',
      'REDIS_URL',
      'PUBLIC_URL',
      'ADMIN_USERNAME',
      'ADMIN_PASSWORD',
      'ADMIN_NAME',
    ];
    const more = [
      'PASSWORD_MIN_LENGTH',
      'SEED_DEMO',
      'RATE_LIMITS',
      'TRUST_PROXY',
      'TIME_ZONE',
      'BUSINESS_NAME',
      'LOG_LEVEL',
      'METRICS_PORT',
    ];
    expect(read(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toEqual(read());
  });

  it('gets a session secret that is created once, stored, and private to the user', () => {
    const data = join(folder, 'new');
    const first = readConfig({}, data).sessionSecret;
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(readConfig({}, data).sessionSecret).toBe(first);
    expect(statSync(join(data, 'session-secret')).mode & 0o077).toBe(0);
    expect(statSync(data).mode & 0o077).toBe(0);
    expect(readdirSync(data)).toEqual(['session-secret']);
  });

  it.each(['', '\n', SECRET.slice(0, 31)])(
    'gets a new session secret in place of the truncated %j',
    (cutOff) => {
      const data = mkdtempSync(join(folder, 'cut-'));
      writeFileSync(join(data, 'session-secret'), cutOff);
      const made = readConfig({}, data).sessionSecret;
      expect(Buffer.from(made, 'base64url')).toHaveLength(32);
      expect(readConfig({}, data).sessionSecret).toBe(made);
    },
  );
});

describe('a variable', () => {
  it.each<[string, string, (config: Config) => unknown, unknown]>([
    ['PORT', '8080', (c) => c.port, 8080],
    ['PORT', '0', (c) => c.port, 0],
    ['PORT', '65535', (c) => c.port, 65535],
    ['HOST', '127.0.0.1', (c) => c.host, '127.0.0.1'],
    ['HOST', '::1', (c) => c.host, '::1'],
    ['HOST', 'localhost', (c) => c.host, 'localhost'],
    [
      'DATABASE_URL',
      'sqlite:./x/y.sqlite',
      (c) => c.database,
      { dialect: 'sqlite', path: resolve('x/y.sqlite') },
    ],
    ['DATABASE_URL', 'sqlite:///tmp/y', (c) => c.database, { dialect: 'sqlite', path: '/tmp/y' }],
    ['DATABASE_URL', 'sqlite:/tmp/y', (c) => c.database, { dialect: 'sqlite', path: '/tmp/y' }],
    [
      'DATABASE_URL',
      'mariadb://u:p@db:3306/office',
      (c) => c.database,
      { dialect: 'mysql', type: 'mariadb', url: 'mariadb://u:p@db:3306/office' },
    ],
    ['DATABASE_URL', 'mysql://db/office', (c) => c.database, expect.objectContaining({ type: 'mysql' })],
    ['NIGHTLY_BACKUP', 'on', (c) => c.backup.nightly, true],
    ['BACKUP_FOLDER', '/srv/backups', (c) => c.backup.folder, '/srv/backups'],
    ['BACKUP_FOLDER', 'kept', (c) => c.backup.folder, resolve('kept')],
    ['BACKUP_KEEP_DAYS', '30', (c) => c.backup.keepDays, 30],
    ['BACKUP_KEY', 'sixteen letters.', (c) => c.backup.key, 'sixteen letters.'],
    ['ERASURE_KEY', 'sixteen letters.', (c) => c.backup.erasureKey, 'sixteen letters.'],
    ['REDIS_URL', 'redis://cache:6379', (c) => c.redisUrl, 'redis://cache:6379'],
    ['REDIS_URL', 'rediss://cache', (c) => c.redisUrl, 'rediss://cache'],
    ['PUBLIC_URL', 'https://office.example', (c) => c.publicOrigin, 'https://office.example'],
    ['PUBLIC_URL', 'HTTPS://Office.EXAMPLE:443/', (c) => c.publicOrigin, 'https://office.example'],
    ['PUBLIC_URL', 'https://office.example', (c) => c.https, true],
    ['PUBLIC_URL', 'http://localhost:3000', (c) => c.https, false],
    ['PUBLIC_URL', 'http://localhost:3000', (c) => c.publicOrigin, 'http://localhost:3000'],
    ['ADMIN_USERNAME', 'boss', (c) => c.firstAdmin.username, 'boss'],
    ['ADMIN_PASSWORD', '123456', (c) => c.firstAdmin.password, '123456'],
    ['ADMIN_PASSWORD', 'a'.repeat(72), (c) => c.firstAdmin.password, 'a'.repeat(72)],
    ['ADMIN_NAME', 'Maria', (c) => c.firstAdmin.name, 'Maria'],
    ['PASSWORD_MIN_LENGTH', '12', (c) => c.passwordMinLength, 12],
    ['REQUIRE_SECOND_FACTOR', 'on', (c) => c.requireSecondFactor, true],
    ['SEED_DEMO', 'false', (c) => c.seedDemo, 'nothing'],
    ['SEED_DEMO', 'articles', (c) => c.seedDemo, 'articles'],
    ['RATE_LIMITS', 'off', (c) => c.rateLimits, false],
    ['CAPTCHA', 'off', (c) => c.captcha, false],
    ['TRUST_PROXY', '2', (c) => c.trustProxy, 2],
    ['TIME_ZONE', 'Europe/Berlin', (c) => c.timeZone, 'Europe/Berlin'],
    ['BUSINESS_NAME', 'Casa & Co', (c) => c.business.name, 'Casa & Co'],
    ['LICENCE_NUMBER', 'IC-1', (c) => c.business.licence, 'IC-1'],
    ['LOG_LEVEL', 'debug', (c) => c.logLevel, 'debug'],
    ['METRICS_PORT', '9464', (c) => c.metricsPort, 9464],
  ])('%s may be %j', (name, value, pick, expected) =>
    expect(pick(read({ [name]: value }))).toEqual(expected),
  );

  const database =
    'DATABASE_URL must be sqlite:PATH, mariadb://user:password@host:port/database or mysql://…';
  const origin = 'PUBLIC_URL must be an origin such as https://office.example';
  it.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'PORT must be a whole number from 0 to 65535'],
    ['PORT', '0x10', 'PORT must be a whole number from 0 to 65535'],
    ['HOST', 'office.example', 'HOST must be an IP address or localhost'],
    ['HOST', '127.0.0.1:3000', 'HOST must be an IP address or localhost'],
    ['DATABASE_URL', 'postgres://x/y', database],
    ['DATABASE_URL', 'sqlite:', database],
    ['DATABASE_URL', 'sqlite::memory:', database],
    ['DATABASE_URL', 'mariadb://db', database],
    ['DATABASE_URL', 'mariadb://db/', database],
    ['DATABASE_URL', 'mysql:db/office', database],
    ['REDIS_URL', 'cache:6379', 'REDIS_URL must be a redis:// URL'],
    ['REDIS_URL', 'http://cache', 'REDIS_URL must be a redis:// URL'],
    ['PUBLIC_URL', 'office.example', origin],
    ['PUBLIC_URL', 'https://office.example/site', origin],
    ['PUBLIC_URL', 'https://office.example/?x', origin],
    ['PUBLIC_URL', 'https://user@office.example', origin],
    ['PUBLIC_URL', 'ftp://office.example', origin],
    ['PUBLIC_URL', '*', origin],
    ['ADMIN_USERNAME', 'ab', 'ADMIN_USERNAME must be 3 to 50 characters long'],
    ['ADMIN_USERNAME', ' a ', 'ADMIN_USERNAME must be 3 to 50 characters long'],
    ['ADMIN_PASSWORD', '12345', 'ADMIN_PASSWORD must be at least 6 characters and at most 72 bytes long'],
    [
      'ADMIN_PASSWORD',
      'ñ'.repeat(37),
      'ADMIN_PASSWORD must be at least 6 characters and at most 72 bytes long',
    ],
    ['ADMIN_NAME', 'a'.repeat(101), 'ADMIN_NAME must be at most 100 characters long'],
    ['PASSWORD_MIN_LENGTH', '5', 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 72'],
    ['PASSWORD_MIN_LENGTH', '73', 'PASSWORD_MIN_LENGTH must be a whole number from 6 to 72'],
    ['SEED_DEMO', 'yes', 'SEED_DEMO must be true, articles or false'],
    ['SEED_DEMO', 'FALSE', 'SEED_DEMO must be true, articles or false'],
    ['RATE_LIMITS', 'false', 'RATE_LIMITS must be on or off'],
    ['CAPTCHA', 'yes', 'CAPTCHA must be on or off'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be a whole number from 0 to 10'],
    ['TRUST_PROXY', '11', 'TRUST_PROXY must be a whole number from 0 to 10'],
    ['TIME_ZONE', 'Manila', 'TIME_ZONE must be a time zone such as Asia/Manila'],
    ['NIGHTLY_BACKUP', 'yes', 'NIGHTLY_BACKUP must be on or off'],
    ['BACKUP_KEEP_DAYS', '0', 'BACKUP_KEEP_DAYS must be a whole number from 1 to 3650'],
    ['BACKUP_KEEP_DAYS', '3651', 'BACKUP_KEEP_DAYS must be a whole number from 1 to 3650'],
    ['BACKUP_KEEP_DAYS', 'a week', 'BACKUP_KEEP_DAYS must be a whole number from 1 to 3650'],
    ['BACKUP_KEY', 'fifteen letters', 'BACKUP_KEY must be at least 16 characters long'],
    ['METRICS_PORT', '0', 'METRICS_PORT must be a whole number from 1 to 65535'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
  ])('%s must not be %j', (name, value, problem) => expect(problemsOf({ [name]: value })).toEqual([problem]));

  it('that is a password is measured in code points, not in UTF-16 units', () => {
    expect(problemsOf({ ADMIN_PASSWORD: '😀😀😀' })).toHaveLength(1);
    expect(problemsOf({ ADMIN_PASSWORD: '😀'.repeat(6) })).toEqual([]);
  });

  it('is named together with all other invalid variables, without its value', () => {
    const env = {
      PORT: 'liza',
      DATABASE_URL: 'liza://secret',
      PUBLIC_URL: 'liza',
      TIME_ZONE: 'liza',
      LOG_LEVEL: 'liza',
    };
    const problems = problemsOf({ ...env, ADMIN_PASSWORD: 'liza', REDIS_URL: 'liza' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'REDIS_URL',
      'PUBLIC_URL',
      'ADMIN_PASSWORD',
      'TIME_ZONE',
      'LOG_LEVEL',
    ]);
    expect(problems.join()).not.toContain('liza');
  });
});

describe('a variable in a file', () => {
  const file = (text: string) => {
    const path = join(folder, 'value');
    writeFileSync(path, text);
    return path;
  };

  it('is read without the line break at its end', () => {
    expect(read({ ADMIN_PASSWORD_FILE: file('from-a-file\n') }).firstAdmin.password).toBe('from-a-file');
    expect(read({ BUSINESS_NAME_FILE: file('Casa\r\n') }).business.name).toBe('Casa');
  });

  it('is overridden by the variable itself', () => {
    expect(read({ PORT: '1', PORT_FILE: file('2') }).port).toBe(1);
    expect(read({ PORT: '', PORT_FILE: file('2') }).port).toBe(2);
  });

  it('is unset when the file is empty', () => expect(read({ PORT_FILE: file('\n') }).port).toBe(3000));

  it('is checked like any other', () => {
    expect(problemsOf({ PORT_FILE: file('many') })).toEqual(['PORT must be a whole number from 0 to 65535']);
  });

  it('is named when the file does not exist', () => {
    expect(problemsOf({ PORT_FILE: join(folder, 'nowhere'), LOG_LEVEL: 'loud' })).toEqual([
      'PORT_FILE names a file that does not exist',
      expect.stringContaining('LOG_LEVEL'),
    ]);
  });
});

describe('in production', () => {
  const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://office.example' };
  const inProduction = (SESSION_SECRET: string) => problemsOf({ ...PRODUCTION, SESSION_SECRET });

  it('sample content is added only when it is configured', () => {
    expect(read(PRODUCTION)).toMatchObject({ production: true, seedDemo: 'nothing' });
    expect(read({ ...PRODUCTION, SEED_DEMO: 'true' }).seedDemo).toBe('everything');
  });

  it('a session secret is required and not generated', () => {
    expect(inProduction('')).toEqual(['SESSION_SECRET is required in production']);
  });

  it('the public address is required, and named with the other missing variables', () => {
    const env = { NODE_ENV: 'production', SESSION_SECRET: '', PUBLIC_URL: '' };
    expect(problemsOf(env)).toEqual([
      'SESSION_SECRET is required in production',
      'PUBLIC_URL is required in production',
    ]);
  });

  it('a session secret may come from a file', () => {
    const path = join(folder, 'secret');
    writeFileSync(path, `${SECRET}\n`);
    const env = { ...PRODUCTION, SESSION_SECRET: '', SESSION_SECRET_FILE: path };
    expect(read(env).sessionSecret).toBe(SECRET);
  });

  it.each([
    SECRET.slice(0, 31),
    'change-me-change-me-change-me-change-me',
    'CHANGEME'.repeat(5),
    'please change_me before you go to production',
    'this is only a placeholder, replace it please',
    'your-secret-here-your-secret-here-your',
    'an-example-secret-that-is-long-enough-x',
    'a'.repeat(40),
  ])('the session secret must not be %j', (secret) => {
    expect(inProduction(secret)).toEqual([
      'SESSION_SECRET must be at least 32 characters long and no placeholder',
    ]);
  });

  it('a long random session secret is accepted', () => expect(inProduction(SECRET)).toEqual([]));
});
