import { type Config, readConfig } from '../platform/config.js';
import { startWarnings } from './start-warnings.js';

const SECRET = 'k7Qm2vX9pLr4Tz8Wb1Nc6Hd3Js5Fg0Ya';
const IDENTITY = {
  BUSINESS_NAME: 'Reyes Advisory',
  ADVISOR_NAME: 'Ana Reyes',
  LICENCE_NUMBER: 'IC-2024-0815',
  BUSINESS_PHONE: '+63 2 8123 4567',
  BUSINESS_EMAIL: 'office@reyes.example',
  BUSINESS_ADDRESS: 'Ayala Avenue, Makati City',
  SOCIAL_URL: 'https://www.facebook.com/reyes',
};
const COMPLETE = { ...IDENTITY, PUBLIC_URL: 'https://reyes.example' };

const configOf = (env: Record<string, string>): Config =>
  readConfig({ NODE_ENV: 'production', SESSION_SECRET: SECRET, ...env });
const warnings = (env: Record<string, string>) => startWarnings(configOf(env));

describe('the start warnings in production', () => {
  it('are empty when every setting is made', () => expect(warnings(COMPLETE)).toEqual([]));

  it('name every identity variable that still has its sample value', () =>
    expect(warnings({ PUBLIC_URL: COMPLETE.PUBLIC_URL })).toEqual([
      'The public site shows sample values; set BUSINESS_NAME, ADVISOR_NAME, LICENCE_NUMBER, BUSINESS_PHONE, BUSINESS_EMAIL, BUSINESS_ADDRESS, SOCIAL_URL.',
    ]));

  it.each(Object.keys(IDENTITY))('name %s alone when only that one is missing', (variable) =>
    expect(warnings({ ...COMPLETE, [variable]: '' })).toEqual([
      `The public site shows sample values; set ${variable}.`,
    ]),
  );

  it.each([
    [{ PUBLIC_URL: 'http://reyes.example' }, 'PUBLIC_URL .* is not an https address'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS is off'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is set and the port is open on all interfaces'],
  ])('for %j begin with "%s"', (env, beginning) =>
    expect(warnings({ ...COMPLETE, ...env })).toEqual([expect.stringMatching(`^${beginning}`)]),
  );

  it.each(['127.0.0.1', '0.0.0.0'])('do not mention a trusted proxy when HOST is %s', (HOST) =>
    expect(warnings({ ...COMPLETE, TRUST_PROXY: '1', HOST })).toEqual([]),
  );
});

it('outside production there is only the warning of an open port beside a trusted proxy', () => {
  expect(startWarnings(configOf({ NODE_ENV: 'development', RATE_LIMITS: 'off' }))).toEqual([]);
  expect(startWarnings(configOf({ NODE_ENV: 'development', TRUST_PROXY: '1' }))).toHaveLength(1);
});
