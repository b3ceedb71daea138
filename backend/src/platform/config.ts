import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type BackupConfig, readBackup } from './backup-config.js';
import { type BusinessIdentity, readBusiness } from './business-identity.js';
import {
  type MailConfig,
  parseAddresses,
  parseMailbox,
  parseMailServer,
  parseReminders,
  readDkim,
} from './mail-config.js';
import { parseDatabaseUrl } from './database-url.js';
import { type MediaConfig, readMedia } from './media-config.js';
import { misspelt, parseOrigin, parseTimeZone, urlWith } from './config-values.js';
import { readOrCreateSessionSecret } from './session-secret.js';

export type DatabaseConfig =
  | { readonly dialect: 'sqlite'; readonly path: string }
  | { readonly dialect: 'mysql'; readonly type: 'mariadb' | 'mysql'; readonly url: string };

/** All settings of the environment, read and validated once at start. */
export class Config {
  readonly production: boolean;
  readonly port: number;
  /** The address to listen on, for the metrics too; null is all interfaces. */
  readonly host: string | null;
  readonly database: DatabaseConfig;
  readonly redisUrl: string | null;
  readonly sessionSecret: string;
  /** The public origin of the site, such as `https://office.example`; null accepts any host. */
  readonly publicOrigin: string | null;
  /** The origin of links in mails: the public one, or this machine's. */
  readonly publicUrl: string;
  /** Whether that origin is an https one. */
  readonly https: boolean;
  readonly firstAdmin: { readonly username: string; readonly password: string | null; readonly name: string };
  readonly passwordMinLength: number;
  /** Whether staff must set up a second factor before anything else. */
  readonly requireSecondFactor: boolean;
  /** The content that the first start adds; `everything` is articles and sample leads. */
  readonly seedDemo: 'nothing' | 'articles' | 'everything';
  readonly rateLimits: boolean;
  /** Whether submissions of the public forms are asked for a proof of work. */
  readonly captcha: boolean;
  /** Number of reverse proxies in front of the server; 0 trusts no forwarded header. */
  readonly trustProxy: number;
  /** Whether requests to addresses that users enter may go to private ones, and over http. */
  readonly privateAddresses: boolean;
  readonly timeZone: string;
  readonly business: BusinessIdentity;
  readonly mail: MailConfig;
  readonly media: MediaConfig;
  /** How long before a confirmed consultation the visitor is reminded, in milliseconds. */
  readonly reminders: readonly number[];
  readonly backup: BackupConfig;
  readonly logLevel: string;
  /** The port of the Prometheus metrics; null disables them. */
  readonly metricsPort: number | null;
  /** Variables that are probably a setting with a typing error. */
  readonly misspelt: readonly { readonly name: string; readonly meant: string }[];
}

/** The environment is invalid; the message names every invalid variable. */
export class BadEnvironment extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

const SEEDS = new Map<string, Config['seedDemo']>([
  ['true', 'everything'],
  ['articles', 'articles'],
  ['false', 'nothing'],
]);
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const PLACEHOLDER = /change[-_ ]?me|placeholder|example|secret-?here|^(.)\1+$/i;

/** Reads the environment. An empty variable counts as unset; `NAME_FILE` names a file that holds the value. */
export function readConfig(env: NodeJS.ProcessEnv, dataFolder = 'data'): Config {
  const problems: string[] = [];
  const settings = new Set<string>();
  const read = (name: string): string | undefined => {
    settings.add(name);
    const file = env[`${name}_FILE`];
    if (env[name] || !file) return env[name] || undefined;
    if (existsSync(file)) return readFileSync(file, 'utf8').trim() || undefined;
    problems.push(`${name}_FILE names a file that does not exist`);
    return undefined;
  };
  const checked = <T>(
    name: string,
    fallback: T,
    parse: (text: string) => T | undefined,
    wanted: string,
  ): T => {
    const text = read(name);
    if (text === undefined) return fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${wanted}`);
    return value ?? fallback;
  };
  const integer = <Fallback extends number | null>(
    name: string,
    fallback: Fallback,
    least: number,
    most: number,
  ) =>
    checked<Fallback | number>(
      name,
      fallback,
      (text) => (/^\d+$/.test(text) && +text >= least && +text <= most ? +text : undefined),
      `a whole number from ${least} to ${most}`,
    );
  const flag = (name: string, fallback: boolean, yes: string, no: string) =>
    checked(
      name,
      fallback,
      (text) => (text === yes ? true : text === no ? false : undefined),
      `${yes} or ${no}`,
    );
  const text = (name: string, fallback: string) => read(name) ?? fallback;

  const business = readBusiness(text);
  const production = env.NODE_ENV === 'production';
  const passwordMinLength = integer('PASSWORD_MIN_LENGTH', 6, 6, 72);
  const config: Omit<Config, 'https' | 'publicUrl' | 'misspelt'> = {
    production,
    port: integer('PORT', 3000, 0, 65535),
    host: checked<string | null>(
      'HOST',
      null,
      (host) => (isIP(host) || host === 'localhost' ? host : undefined),
      'an IP address or localhost',
    ),
    database: checked<DatabaseConfig>(
      'DATABASE_URL',
      { dialect: 'sqlite', path: resolve(dataFolder, 'app.sqlite') },
      parseDatabaseUrl,
      'sqlite:PATH, mariadb://user:password@host:port/database or mysql://…',
    ),
    redisUrl: checked<string | null>('REDIS_URL', null, urlWith('redis:', 'rediss:'), 'a redis:// URL'),
    sessionSecret: checked(
      'SESSION_SECRET',
      '',
      (secret) => (!production || (secret.length >= 32 && !PLACEHOLDER.test(secret)) ? secret : undefined),
      'at least 32 characters long and no placeholder',
    ),
    publicOrigin: checked<string | null>(
      'PUBLIC_URL',
      null,
      parseOrigin,
      'an origin such as https://office.example',
    ),
    firstAdmin: {
      username: checked(
        'ADMIN_USERNAME',
        'admin',
        (name) => (name.trim().length >= 3 && name.trim().length <= 50 ? name : undefined),
        '3 to 50 characters long',
      ),
      password: checked<string | null>(
        'ADMIN_PASSWORD',
        null,
        (password) =>
          [...password].length >= passwordMinLength && Buffer.byteLength(password) <= 72
            ? password
            : undefined,
        `at least ${passwordMinLength} characters and at most 72 bytes long`,
      ),
      name: checked(
        'ADMIN_NAME',
        'Administrator',
        (name) => (name.length <= 100 ? name : undefined),
        'at most 100 characters long',
      ),
    },
    passwordMinLength,
    requireSecondFactor: flag('REQUIRE_SECOND_FACTOR', false, 'on', 'off'),
    seedDemo: checked<Config['seedDemo']>(
      'SEED_DEMO',
      production ? 'nothing' : 'everything',
      (word) => SEEDS.get(word),
      'true, articles or false',
    ),
    rateLimits: flag('RATE_LIMITS', true, 'on', 'off'),
    captcha: flag('CAPTCHA', true, 'on', 'off'),
    trustProxy: integer('TRUST_PROXY', 0, 0, 10),
    privateAddresses: flag('OUTBOUND_PRIVATE_ADDRESSES', false, 'allow', 'deny'),
    timeZone: checked('TIME_ZONE', 'Asia/Manila', parseTimeZone, 'a time zone such as Asia/Manila'),
    business,
    mail: {
      server: checked<MailConfig['server']>(
        'SMTP_URL',
        null,
        parseMailServer,
        'smtp://user:password@host:587, with ?tls=required where the server must encrypt, or smtps://…',
      ),
      from: checked<string | null>('MAIL_FROM', null, parseMailbox, 'an address, or a name and an <address>'),
      staffTo: checked<string[] | null>(
        'MAIL_STAFF_TO',
        null,
        parseAddresses,
        'addresses separated by commas',
      ),
      rate: integer('MAIL_RATE', 10, 1, 10_000),
      dailyLimit: integer('MAIL_DAILY_LIMIT', null, 1, 10_000_000),
      dkim: readDkim(read, problems),
    },
    media: readMedia(read, dataFolder, problems),
    reminders: checked(
      'REMINDERS',
      parseReminders('24h,2h') ?? [],
      parseReminders,
      'off, or times before a consultation such as 24h,2h (at most five, 30m to 14d)',
    ),
    backup: readBackup(read, dataFolder, problems),
    logLevel: checked(
      'LOG_LEVEL',
      'info',
      (level) => (LOG_LEVELS.includes(level) ? level : undefined),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
    metricsPort: integer('METRICS_PORT', null, 1, 65535),
  };
  for (const name of ['SESSION_SECRET', 'PUBLIC_URL'])
    if (production && !read(name)) problems.push(`${name} is required in production`);
  if (problems.length > 0) throw new BadEnvironment([...new Set(problems)]);
  return {
    ...config,
    publicUrl: config.publicOrigin ?? `http://localhost:${config.port}`,
    https: config.publicOrigin?.startsWith('https:') ?? false,
    sessionSecret: config.sessionSecret || storedSecret(dataFolder),
    misspelt: misspelt(Object.keys(env), [...settings]),
  };
}

function storedSecret(dataFolder: string): string {
  try {
    return readOrCreateSessionSecret(dataFolder);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (!code) throw error;
    throw new BadEnvironment([
      `${path ?? resolve(dataFolder)} cannot be written (${code}): give this user the right to, or set SESSION_SECRET`,
    ]);
  }
}
