import type { IncomingMessage } from 'node:http';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { aConfig } from '../../platform/testing/config.js';
import { verifiedUser } from '../application/sign-in.js';
import type { User } from '../domain/user.js';
import { aUser } from '../testing/builders.js';
import { InMemoryUsers } from '../testing/in-memory-accounts.js';
import { DeviceCookies } from './device-cookie.js';

const SECRET = { SESSION_SECRET: 'a secret for tests that is long enough' };
const clock = new FixedClock();
const [ana, ben] = [aUser({ username: 'ana' }), aUser({ username: 'ben' })];
const users = new InMemoryUsers();
const keep = (...accounts: User[]) => accounts.forEach((account) => users.stored.set(account.id, account));
beforeEach(() => keep(ana, ben));
const devicesWith = (env: Record<string, string>) => new DeviceCookies(aConfig(env), clock, users);
const devices = devicesWith(SECRET);
const requestWith = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;
const issued = (account: User, by = devices) => {
  const { name, value } = by.issue(verifiedUser(account));
  return `${name}=${value}`;
};

describe('a device cookie', () => {
  it('identifies the device for its account, also among other cookies and after a restart', async () => {
    const cookie = issued(ana);
    const id = await devices.deviceId(requestWith(cookie), 'ana');
    expect(id).toMatch(/^[\da-z]{8}\.[\w-]{22}$/);
    expect(await devices.deviceId(requestWith(`sid=x; ${issued(ben)}; ${cookie}; y=z`), 'ana')).toBe(id);
    expect(await devicesWith(SECRET).deviceId(requestWith(cookie), 'ana')).toBe(id);
  });

  it('has a new device id each time it is issued', async () => {
    expect(await devices.deviceId(requestWith(issued(ana)), 'ana')).not.toBe(
      await devices.deviceId(requestWith(issued(ana)), 'ana'),
    );
  });

  it('is not valid for another account, and does not reveal its own', async () => {
    const { name, value } = devices.issue(verifiedUser(ana));
    const other = devices.issue(verifiedUser(ben)).name;
    expect(await devices.deviceId(requestWith(`${name}=${value}`), 'ben')).toBeNull();
    expect(await devices.deviceId(requestWith(`${other}=${value}`), 'ben')).toBeNull();
    expect(`${name}${value}`).not.toContain('ana');
  });

  it('is hidden from scripts and from requests of other sites', () => {
    expect(devices.issue(verifiedUser(ana))).toMatchObject({
      name: expect.stringMatching(/^known-[\w-]{12}$/),
      options: { httpOnly: true, sameSite: 'lax', secure: false, path: '/' },
    });
    const online = devicesWith({ ...SECRET, PUBLIC_URL: 'https://office.example' });
    const { name, options } = online.issue(verifiedUser(ana));
    expect(name).toMatch(/^__Host-known-/);
    expect(options).toMatchObject({ secure: true, path: '/' });
  });
});

describe('a request has no device id', () => {
  const { name, value } = devices.issue(verifiedUser(ana));
  const [issuedAt, random, signature = ''] = value.split('.');
  const id = `${issuedAt}.${random}`;

  it.each([
    ['without a cookie', undefined],
    ['with another cookie', 'sid=x'],
    ['with an empty cookie', `${name}=`],
    ['without a signature', `${name}=${id}`],
    ['with an empty signature', `${name}=${id}.`],
    ['with part of a signature', `${name}=${id}.${signature.slice(0, -1)}`],
    ['with another id', `${name}=${issuedAt}.AAAAAAAAAAAAAAAAAAAAAA.${signature}`],
    ['with a later issue time', `${name}=zzzzzzzz.${random}.${signature}`],
    ['without an issue time', `${name}=${random}.${signature}`],
    ['with the signature of the cookie name', `${name}=.name.${name.slice('known-'.length)}`],
    ['with a signature of multi-byte characters', `${name}=${id}.${'é'.repeat(signature.length)}`],
    ['with a cookie signed with another secret', issued(ana, devicesWith({ SESSION_SECRET: 'another' }))],
  ])('%s', async (_, cookie) => {
    expect(await devices.deviceId(requestWith(cookie), 'ana')).toBeNull();
  });

  it.each<[string, Partial<User>]>([
    ['a change of the password', { password: 'hash of another' }],
    ['a change of the second factors', { factorsChangedAt: '2026-11-21T02:00:00.000Z' }],
  ])('after %s', async (_, change) => {
    const cookie = issued(ana);
    keep({ ...ana, ...change });
    expect(await devices.deviceId(requestWith(cookie), 'ana')).toBeNull();
    const { password, factorsChangedAt } = ana;
    keep({ ...ana, password, factorsChangedAt });
    expect(await devices.deviceId(requestWith(cookie), 'ana')).not.toBeNull();
  });

  it('for an account that is gone', async () => {
    expect(await devices.deviceId(requestWith(issued(aUser({ username: 'cora' }))), 'cora')).toBeNull();
  });

  it('after half a year', async () => {
    clock.moveTo('2027-05-01T00:00:00.000Z');
    expect(await devices.deviceId(requestWith(`${name}=${value}`), 'ana')).not.toBeNull();
    clock.moveTo('2027-06-01T00:00:00.000Z');
    expect(await devices.deviceId(requestWith(`${name}=${value}`), 'ana')).toBeNull();
  });
});
