import { type Config, readConfig } from '../platform/config.js';
import { startWarnings } from './start-warnings.js';

const SECRET = 'k7Qm2vX9pLr4Tz8Wb1Nc6Hd3Js5Fg0Ya';
const COMPLETE = { PUBLIC_URL: 'https://reyes.example' };

const configOf = (env: Record<string, string>): Config =>
  readConfig({ NODE_ENV: 'production', SESSION_SECRET: SECRET, ...env });
const warnings = (env: Record<string, string>) => startWarnings(configOf(env));

describe('the start warnings in production', () => {
  it('are empty when every setting is made', () => expect(warnings(COMPLETE)).toEqual([]));

  it.each([
    [{ PUBLIC_URL: 'http://reyes.example' }, 'PUBLIC_URL .* is not an https address'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS is off'],
    [{ OUTBOUND_PRIVATE_ADDRESSES: 'allow' }, 'OUTBOUND_PRIVATE_ADDRESSES is allow'],
    [{ REDIS_URL: 'redis://localhost' }, 'Pictures are kept in the folder .*several machines need S3'],
    [{ BUSINESS_EMAIL: 'office at reyes.example' }, 'BUSINESS_EMAIL is not an e-mail address'],
    [{ SMTP_ULR: 'smtp://mail.example' }, 'SMTP_ULR is not a setting .* was SMTP_URL meant'],
    [{ TIMEZONE: 'Asia/Manila' }, 'TIMEZONE is not a setting .* was TIME_ZONE meant'],
    [{ SMTP_URLL_FILE: '/run/secrets/smtp' }, 'SMTP_URLL_FILE is not a setting .* was SMTP_URL_FILE meant'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is set and the port is open on all interfaces'],
  ])('for %j begin with "%s"', (env, beginning) =>
    expect(warnings({ ...COMPLETE, ...env })).toEqual([expect.stringMatching(`^${beginning}`)]),
  );

  it.each(['127.0.0.1', '0.0.0.0'])('do not mention a trusted proxy when HOST is %s', (HOST) =>
    expect(warnings({ ...COMPLETE, TRUST_PROXY: '1', HOST })).toEqual([]),
  );
});

it.each<Record<string, string>>([
  {},
  { SMTP_URL_FILE: '' },
  { HOSTS: 'x' },
  { SMTP_URI_OF_ANOTHER_PROGRAM: 'x' },
])('no misspelt setting is seen in %j', (env) => expect(warnings({ ...COMPLETE, ...env })).toEqual([]));

it('outside production a short SESSION_SECRET is named', () =>
  expect(startWarnings(configOf({ NODE_ENV: 'development', SESSION_SECRET: 'short' }))).toEqual([
    expect.stringMatching('^SESSION_SECRET is shorter than 32 characters'),
  ]));

it('outside production there is only the warning of an open port beside a trusted proxy', () => {
  expect(startWarnings(configOf({ NODE_ENV: 'development', RATE_LIMITS: 'off' }))).toEqual([]);
  expect(startWarnings(configOf({ NODE_ENV: 'development', TRUST_PROXY: '1' }))).toHaveLength(1);
});
