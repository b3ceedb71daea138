import { TOTP } from 'otpauth';
import { Clock } from '../../src/platform/clock.js';
import { SoftwarePasskey } from '../../src/users/testing/software-passkey.js';
import type { TestApp } from './app.js';
import { type HttpResponse, send } from './http.js';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** An authenticator app in force, and what came with it. */
export interface AuthenticatorApp {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The code of so many steps from now; the code of now confirmed the app. */
  code(steps?: number): string;
}

const STEP_MS = 30_000;

export function codeOf({ app }: TestApp, secret: string, steps = 0): string {
  const timestamp = app.get(Clock).now().getTime() + steps * STEP_MS;
  return new TOTP({ secret }).generate({ timestamp });
}

/** Sets up an authenticator app for the account of the session. */
export async function setUpTotp(
  app: TestApp,
  cookie: string,
  { password }: Pick<Credentials, 'password'>,
): Promise<AuthenticatorApp> {
  const path = '/api/user/second-factor/totp';
  const begun = await send(app, 'POST', path, { cookie, body: { password } });
  expect(begun.status).toBe(201);
  const { secret } = begun.body as { secret: string };
  const confirmed = await send(app, 'POST', `${path}/confirm`, {
    cookie,
    body: { code: codeOf(app, secret) },
  });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
  return { secret, recoveryCodes, code: (steps = 1) => codeOf(app, secret, steps) };
}

/** Registers a passkey for the account of the session. */
export async function setUpPasskey(
  app: TestApp,
  cookie: string,
  { password }: Pick<Credentials, 'password'>,
  origin: string,
): Promise<{ device: SoftwarePasskey; added: HttpResponse }> {
  const path = '/api/user/passkeys';
  const { body: options } = await send(app, 'POST', `${path}/options`, { cookie, body: { password } });
  const device = new SoftwarePasskey(origin);
  const response = device.register(options as { challenge: string });
  const added = await send(app, 'POST', path, { cookie, body: { name: 'Phone', response } });
  return { device, added };
}

/** Enters the right password of an account with a second factor; returns the cookie of the half session. */
export async function halfSessionOf(
  app: TestApp,
  { username, password }: Credentials,
  cookie?: string,
): Promise<string> {
  const answer = await send(app, 'POST', '/api/login', { body: { username, password }, cookie });
  expect(answer).toMatchObject({ status: 401, body: { secondFactor: expect.any(Array) } });
  const [half, ...others] = answer.headers['set-cookie'] ?? [];
  expect([half?.split('=')[0], others]).toEqual(['half-session', []]);
  return half!.split(';')[0]!;
}
