import fc from 'fast-check';
import { readCell } from '../../src/imports/domain/cells.js';
import { validated } from '../../src/platform/http/body.pipe.js';
import { EmailAddress } from '../../src/platform/http/fields.js';
import { domainErrorOf } from '../../src/platform/testing/domain-errors.js';
import { addressIn, emailKey, mailboxKey } from '../../src/platform/values/email.js';

class Body {
  @EmailAddress() email: string;
}

const inBody = (email: string) => validated(Body, { email }).email;
const inCell = (email: string) => readCell({ name: 'email', label: 'E-mail', type: 'email' }, email, {});

// characters that cannot be seen: https://github.com/validatorjs/validator.js/issues/940
const READ: readonly (readonly [text: string, address: string, key: string])[] = [
  ['lena@sample.example', 'lena@sample.example', 'lena@sample.example'],
  ['lena@sample.example\u200b', 'lena@sample.example', 'lena@sample.example'],
  ['le\u00adna@sam\u00adple.example', 'lena@sample.example', 'lena@sample.example'],
  ['\ufefflena@sample.example\u200e', 'lena@sample.example', 'lena@sample.example'],
  ['\u202alena@sample.example\u202c', 'lena@sample.example', 'lena@sample.example'],
  [' Lena@Sample.example\u00a0', 'Lena@Sample.example', 'lena@sample.example'],
  ['mailto:lena@sample.example', 'lena@sample.example', 'lena@sample.example'],
  ['MAILTO:lena@sample.example?subject=Hello%20there', 'lena@sample.example', 'lena@sample.example'],
  ['"Cruz, Lena" <Lena@sample.example>', 'Lena@sample.example', 'lena@sample.example'],
  ['<lena@sample.example>', 'lena@sample.example', 'lena@sample.example'],
  ['x@münchen.example', 'x@münchen.example', 'x@xn--mnchen-3ya.example'],
  ['x@mu\u0308nchen.example', 'x@münchen.example', 'x@xn--mnchen-3ya.example'],
  ['X@MÜNCHEN.example', 'X@MÜNCHEN.example', 'x@xn--mnchen-3ya.example'],
  ['x@xn--mnchen-3ya.example', 'x@xn--mnchen-3ya.example', 'x@xn--mnchen-3ya.example'],
  ['x@пример.испытание', 'x@пример.испытание', 'x@xn--e1afmkfd.xn--80akhbyknj4f'],
  ['ana+news@ｓａｍｐｌｅ.example', 'ana+news@ｓａｍｐｌｅ.example', 'ana+news@sample.example'],
];

const REJECTED = [
  'lena',
  'lena@sample',
  'lena@',
  '@sample.example',
  'lena@sample..example',
  'lena@@sample.example',
  'lena@sample.example\u02bc',
  'lena@1.2.3.4',
  'lena@-sample.example',
  'lena@sam_ple.example',
  'lena cruz@sample.example',
  'le..na@sample.example',
  'åsa@sample.example',
  'ask lena@sample.example',
  'lena@sample.example, ben@sample.example',
  '<lena@sample.example',
  `${'l'.repeat(65)}@sample.example`,
];

describe('an e-mail address', () => {
  it.each(READ)('written as %j is stored as %s with the key %s', (text, address, key) => {
    expect(inBody(text)).toBe(address);
    expect(inCell(text)).toEqual({ value: address });
    expect(emailKey(text)).toBe(key);
    expect(mailboxKey(text)).toBe(key);
    expect(mailboxKey(address)).toBe(key);
  });

  it.each(REJECTED)('is not %j', (text) => {
    expect(domainErrorOf(() => inBody(text)).errors).toEqual({ email: 'Email must be an email address' });
    expect(inCell(text)).toEqual({ said: 'field.email' });
  });

  const local = fc.stringMatching(/^[A-Za-z0-9_+-]{1,20}$/);
  const domain = fc.constantFrom('sample.example', 'münchen.example', 'MÜNCHEN.Example', 'пример.испытание');
  const hidden = fc.constantFrom('', '\u200b', '\u00ad', '\u2060', '\ufeff', '\u200e', '\u202c');

  it('is read from what was read, and has the same key, whatever cannot be seen in it', () => {
    fc.assert(
      fc.property(local, domain, hidden, hidden, hidden, (name, host, ...signs) => {
        const address = `${name}@${host}`;
        const text = `${signs[0]}${name}${signs[1]}@${host}${signs[2]}`;
        expect(addressIn(text)).toBe(address);
        expect(inBody(inBody(text))).toBe(address);
        expect(mailboxKey(text)).toBe(mailboxKey(address));
        expect(mailboxKey(`Lena <${text}>`)).toBe(mailboxKey(address));
      }),
    );
  });

  it('of any text has a key that is its own key', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(text, fc.constantFrom('', '@sample.example', '@münchen.example'), (start, end) => {
        const key = emailKey(start + end);
        if (key === null) return;
        expect(emailKey(key)).toBe(key);
        expect(mailboxKey(key)).toBe(key);
        const address = addressIn(start + end);
        if (address === null) return;
        expect(addressIn(address)).toBe(address);
        expect(emailKey(address)).toBe(key);
      }),
      { numRuns: 500 },
    );
  });
});
