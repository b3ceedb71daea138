import fc from 'fast-check';
import { addressIn, emailKey, emailKeysIn } from './email.js';

describe('the key of an e-mail address', () => {
  it.each([
    ['ana@gmail.com', 'ana@gmail.com'],
    [' ANA@Gmail.COM ', 'ana@gmail.com'],
    ['mailto:Ana@gmail.com?subject=Hi', 'ana@gmail.com'],
    ['"Cruz, Ana" <Ana@gmail.com>', 'ana@gmail.com'],
    ['Ana <mailto:ana@gmail.com>', 'ana@gmail.com'],
    ['a\u200bna@gma\u00adil.com\u202c', 'ana@gmail.com'],
    ['ana@ｇｍａｉｌ.com', 'ana@gmail.com'],
    ['ana@Bücher.example', 'ana@xn--bcher-kva.example'],
    ['ana@bu\u0308cher.example', 'ana@xn--bcher-kva.example'],
    ['ana@XN--BCHER-KVA.example', 'ana@xn--bcher-kva.example'],
    ['ana@gmail.com.', 'ana@gmail.com'],
    ['JOSE\u0301@mail.example', 'jos\u00e9@mail.example'],
  ])('of %p is %p', (text, key) => {
    expect(emailKey(text)).toBe(key);
  });

  it.each(
    ['', '.example', '@gmail.com', 'ana@', 'ana', 'ana@localhost', 'a@b@c.example', 'a b@c.example'].concat(
      ['ana@1.2.3.4', 'ana@x.example/path', 'a@x.example, b@x.example', `${'a'.repeat(300)}@x.example`],
      ['ana@a..b', 'ana@x_y.example', '<ana@gmail.com', 'see ana@gmail.com'],
    ),
  )('is none of %p', (text) => {
    expect(emailKey(text)).toBeNull();
    expect(addressIn(text)).toBeNull();
  });

  it.each<[string, string[]]>([
    ['a@x.example; B@x.example', ['a@x.example', 'b@x.example']],
    ['a@x.example ::: b@x.example', ['a@x.example', 'b@x.example']],
    ['a@x.example / b@x.example', ['a@x.example', 'b@x.example']],
    ['Cruz, Ana <a@x.example>, "Bo" <b@x.example>', ['a@x.example', 'b@x.example']],
    ['Work: a@x.example (old)', ['a@x.example']],
    ['referred by a@x.example', []],
    ['Mail of Ana <a@x.example> came back', []],
    ['no address', []],
  ])('are found in %p', (text, keys) => {
    expect(emailKeysIn(text)).toEqual(keys);
  });

  it('is its own key, and that of its upper case and of its address with a name', () => {
    const local = fc.stringMatching(/^[a-z0-9.+_-]{1,20}$/);
    const domain = fc.constantFrom('x.example', 'bücher.example', 'пример.example', 'xn--bcher-kva.example');
    fc.assert(
      fc.property(local, domain, (name, host) => {
        const key = emailKey(`${name}@${host}`)!;
        expect(emailKey(key)).toBe(key);
        expect(emailKey(`${name}@${host}`.toUpperCase())).toBe(key);
        expect(emailKey(`Ana <${name}@${host}>`)).toBe(key);
        expect(emailKeysIn(`${name}@${host}`)).toEqual([key]);
      }),
    );
  });

  it('of any text is none or its own key', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('', '@x.example', '@bücher.example'),
        (text, end) => {
          const key = emailKey(text + end);
          if (key !== null) expect(emailKey(key)).toBe(key);
        },
      ),
    );
  });
});
