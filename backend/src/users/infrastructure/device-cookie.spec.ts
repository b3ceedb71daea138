import type { IncomingMessage } from 'node:http';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { aConfig } from '../../platform/testing/config.js';
import { DeviceCookies } from './device-cookie.js';

const SECRET = { SESSION_SECRET: 'a secret for tests that is long enough' };
const clock = new FixedClock();
const devices = new DeviceCookies(aConfig(SECRET), clock);
const requestWith = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;
const issued = (account: string, by = devices) => {
  const { name, value } = by.issue(account);
  return `${name}=${value}`;
};

describe('a device cookie', () => {
  it('identifies the device for its account, also among other cookies and after a restart', () => {
    const cookie = issued('ana');
    const id = devices.deviceId(requestWith(cookie), 'ana');
    expect(id).toMatch(/^[\da-z]{8}\.[\w-]{22}$/);
    expect(devices.deviceId(requestWith(`sid=x; ${issued('ben')}; ${cookie}; y=z`), 'ana')).toBe(id);
    expect(new DeviceCookies(aConfig(SECRET), clock).deviceId(requestWith(cookie), 'ana')).toBe(id);
  });

  it('has a new device id each time it is issued', () => {
    expect(devices.deviceId(requestWith(issued('ana')), 'ana')).not.toBe(
      devices.deviceId(requestWith(issued('ana')), 'ana'),
    );
  });

  it('is not valid for another account, and does not reveal its own', () => {
    const { name, value } = devices.issue('ana');
    const other = devices.issue('ben').name;
    expect(devices.deviceId(requestWith(`${name}=${value}`), 'ben')).toBeNull();
    expect(devices.deviceId(requestWith(`${other}=${value}`), 'ben')).toBeNull();
    expect(`${name}${value}`).not.toContain('ana');
  });

  it('is hidden from scripts and from requests of other sites', () => {
    expect(devices.issue('ana')).toMatchObject({
      name: expect.stringMatching(/^known-[\w-]{12}$/),
      options: { httpOnly: true, sameSite: 'lax', secure: false, path: '/' },
    });
    const { name, options } = new DeviceCookies(
      aConfig({ ...SECRET, PUBLIC_URL: 'https://office.example' }),
      clock,
    ).issue('ana');
    expect(name).toMatch(/^__Host-known-/);
    expect(options).toMatchObject({ secure: true, path: '/' });
  });
});

describe('a request has no device id', () => {
  const { name, value } = devices.issue('ana');
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
    [
      'with a cookie signed with another secret',
      issued('ana', new DeviceCookies(aConfig({ SESSION_SECRET: 'another' }), clock)),
    ],
  ])('%s', (_, cookie) => expect(devices.deviceId(requestWith(cookie), 'ana')).toBeNull());

  it('after half a year', () => {
    clock.moveTo('2027-05-01T00:00:00.000Z');
    expect(devices.deviceId(requestWith(`${name}=${value}`), 'ana')).not.toBeNull();
    clock.moveTo('2027-06-01T00:00:00.000Z');
    expect(devices.deviceId(requestWith(`${name}=${value}`), 'ana')).toBeNull();
  });
});
