import type { IncomingMessage } from 'node:http';
import { FixedClock } from '../../shared/testing/fixed-clock.js';
import { aConfig } from '../../shared/testing/config.js';
import { KnownBrowsers } from './known-browsers.js';

const SECRET = { SESSION_SECRET: 'a secret for tests that is long enough' };
const clock = new FixedClock();
const browsers = new KnownBrowsers(aConfig(SECRET), clock);
const asking = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;
const marked = (account: string, by = browsers) => {
  const { name, value } = by.mark(account);
  return `${name}=${value}`;
};

describe('a browser that signed in', () => {
  it('is known to that account by its cookie, among others', () => {
    const cookie = marked('ana');
    const id = browsers.of(asking(cookie), 'ana');
    expect(id).toMatch(/^[\da-z]{8}\.[\w-]{22}$/);
    expect(browsers.of(asking(`sid=x; ${marked('ben')}; ${cookie}; y=z`), 'ana')).toBe(id);
    expect(new KnownBrowsers(aConfig(SECRET), clock).of(asking(cookie), 'ana')).toBe(id);
  });

  it('is another browser each time it is marked', () => {
    expect(browsers.of(asking(marked('ana')), 'ana')).not.toBe(browsers.of(asking(marked('ana')), 'ana'));
  });

  it('is not known to another account, nor does its cookie tell whose it is', () => {
    const { name, value } = browsers.mark('ana');
    const other = browsers.mark('ben').name;
    expect(browsers.of(asking(`${name}=${value}`), 'ben')).toBeNull();
    expect(browsers.of(asking(`${other}=${value}`), 'ben')).toBeNull();
    expect(`${name}${value}`).not.toContain('ana');
  });

  it('has a cookie that scripts cannot read and other sites do not send', () => {
    expect(browsers.mark('ana')).toMatchObject({
      name: expect.stringMatching(/^known-[\w-]{12}$/),
      options: { httpOnly: true, sameSite: 'lax', secure: false, path: '/' },
    });
    const { name, options } = new KnownBrowsers(
      aConfig({ ...SECRET, PUBLIC_URL: 'https://office.example' }),
      clock,
    ).mark('ana');
    expect(name).toMatch(/^__Host-known-/);
    expect(options).toMatchObject({ secure: true, path: '/' });
  });
});

describe('a browser is a stranger', () => {
  const { name, value } = browsers.mark('ana');
  const [madeAt, random, signature = ''] = value.split('.');
  const id = `${madeAt}.${random}`;

  it.each([
    ['without a cookie', undefined],
    ['with another cookie', 'sid=x'],
    ['with an empty one', `${name}=`],
    ['with no signature', `${name}=${id}`],
    ['with an empty signature', `${name}=${id}.`],
    ['with part of a signature', `${name}=${id}.${signature.slice(0, -1)}`],
    ['with another id', `${name}=${madeAt}.AAAAAAAAAAAAAAAAAAAAAA.${signature}`],
    ['with a later date', `${name}=zzzzzzzz.${random}.${signature}`],
    ['without a date', `${name}=${random}.${signature}`],
    ['with the signature of the name', `${name}=.name.${name.slice('known-'.length)}`],
    ['with letters of more bytes', `${name}=${id}.${'é'.repeat(signature.length)}`],
    [
      'with a mark of another secret',
      marked('ana', new KnownBrowsers(aConfig({ SESSION_SECRET: 'another' }), clock)),
    ],
  ])('%s', (_, cookie) => expect(browsers.of(asking(cookie), 'ana')).toBeNull());

  it('again after half a year', () => {
    clock.moveTo('2027-05-01T00:00:00.000Z');
    expect(browsers.of(asking(`${name}=${value}`), 'ana')).not.toBeNull();
    clock.moveTo('2027-06-01T00:00:00.000Z');
    expect(browsers.of(asking(`${name}=${value}`), 'ana')).toBeNull();
  });
});
