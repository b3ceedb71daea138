import { domainErrorOf } from '../testing/domain-errors.js';
import { validated } from './body.pipe.js';
import {
  EmailAddress,
  ImageUrl,
  labelOf,
  List,
  MaxBytes,
  OneOf,
  OrNull,
  Password,
  Phone,
  Text,
  UnlessSent,
  WhenSent,
} from './fields.js';

class Letter {
  @Text({ max: 10 }) firstName?: unknown;
  @Text({ min: 3, max: 5, optional: true }) nickname?: unknown;
  @Text({ max: 20, optional: true, lines: true }) notes?: unknown;
  @EmailAddress() email?: unknown;
  @Phone() phone?: unknown;
  @OneOf(['9am', '1pm']) preferredTime?: unknown;
  @OneOf(['a', 'b'], { optional: true }) choice?: unknown;
  @ImageUrl() imageUrl?: unknown;
  @Text({ max: 2000 }) @MaxBytes(3000) content?: unknown;
  @Password() password?: unknown;
}

const good = {
  firstName: 'Liza',
  email: 'liza@sample.example',
  phone: '+63 917 000',
  preferredTime: '9am',
  imageUrl: '/covers/a.svg',
  content: 'Text',
  password: 'secret',
};

const letter = (changes: object) => validated(Letter, { ...good, ...changes });
const sentenceFor = (field: string, value: unknown) =>
  domainErrorOf(() => letter({ [field]: value })).errors?.[field];

const WRONG_TYPES: [string, unknown][] = [
  ['a number', 5],
  ['zero', 0],
  ['true', true],
  ['false', false],
  ['a list', ['Liza']],
  ['an empty list', []],
  ['an object', { text: 'Liza' }],
  ['an empty object', {}],
];
const REQUIRED: [string, string][] = [
  ['firstName', 'First name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['preferredTime', 'Preferred time'],
  ['imageUrl', 'Image url'],
  ['content', 'Content'],
  ['password', 'Password'],
];

describe('the label of a field', () => {
  it.each([
    ['email', 'Email'],
    ['firstName', 'First name'],
    ['dateOfBirth', 'Date of birth'],
    ['', ''],
    ['__proto__', '__proto__'],
  ])('%j is %j', (field, label) => expect(labelOf(field)).toBe(label));
});

describe('a required field', () => {
  it.each(REQUIRED)('%s is required: missing, null and blank are rejected', (field, label) => {
    const { [field as 'email']: _, ...rest } = good;
    const missing = domainErrorOf(() => validated(Letter, rest));
    expect(missing.errors).toEqual({ [field]: `${label} is required` });
    expect(missing.message).toBe(`${label} is required`);
    for (const nothing of [null, undefined, '', '   ', '\t\n', '\u00a0\u3000'])
      expect(sentenceFor(field, nothing)).toBe(`${label} is required`);
  });

  it.each(REQUIRED.filter(([field]) => field !== 'password'))(
    '%s is required: invisible characters are rejected',
    (field, label) => {
      for (const invisible of [
        '\u200b',
        '\u00ad\u00ad',
        ' \u2060 ',
        '\u{e0041}\u{e007f}',
        '\u202e',
        '\u3164',
        '\u2800',
      ])
        expect(sentenceFor(field, invisible)).toBe(`${label} is required`);
    },
  );

  it('is stored without what cannot be seen', () => {
    for (const invisible of [
      '\u202e',
      '\u2069',
      '\u0000',
      '\u001b',
      '\u007f',
      '\u200b',
      '\ufffe',
      '\u{1ffff}',
    ])
      expect(letter({ firstName: `a${invisible}b`, notes: `c${invisible}d` })).toMatchObject({
        firstName: 'ab',
        notes: 'cd',
      });
    for (const value of ['أحمد', 'שלום', '👩‍👧']) expect(letter({ firstName: value }).firstName).toBe(value);
    expect(letter({ firstName: 'one\r\ntwo', notes: 'one\u000btwo' })).toMatchObject({
      firstName: 'one two',
      notes: 'one\ntwo',
    });
  });

  it.each(REQUIRED.filter(([field]) => field !== 'preferredTime'))(
    '%s is not converted from another type',
    (field, label) => {
      for (const [, value] of WRONG_TYPES) expect(sentenceFor(field, value)).toBe(`${label} must be text`);
    },
  );
});

describe('an optional field', () => {
  it.each(['nickname', 'notes', 'choice'])('%s may be missing, null or blank', (field) => {
    for (const nothing of [null, undefined, '', '  '])
      expect(() => letter({ [field]: nothing })).not.toThrow();
  });

  it.each(WRONG_TYPES)('is rejected as %s', (_, value) => {
    expect(sentenceFor('notes', value)).toBe('Notes must be text');
    expect(sentenceFor('choice', value)).toBe('Choice must be one of: a, b');
  });
});

describe('text', () => {
  it.each([
    ['nickname', 'abc'],
    ['nickname', 'abcde'],
    ['nickname', '  abc  '],
    ['nickname', '😀😀😀'],
    ['nickname', '😀😀😀😀😀'],
    ['firstName', 'a'],
    ['firstName', 'a'.repeat(10)],
    ['firstName', 'ñ'.repeat(10)],
    ['firstName', "O'Neil <b>"],
    ['notes', 'one\ntwo\r\n\tthree'],
  ])('%s accepts %j', (field, value) => {
    expect(letter({ [field]: value })[field as 'notes']).toBe(value.trim().replaceAll('\r\n', '\n'));
  });

  it.each([
    ['nickname', 'ab', 'Nickname must be at least 3 characters long'],
    ['nickname', '😀😀', 'Nickname must be at least 3 characters long'],
    ['nickname', 'abcdef', 'Nickname must be at most 5 characters long'],
    ['nickname', '😀'.repeat(6), 'Nickname must be at most 5 characters long'],
    ['firstName', 'a'.repeat(11), 'First name must be at most 10 characters long'],
    ['notes', 'a'.repeat(21), 'Notes must be at most 20 characters long'],
    ['firstName', 'a\ud800', 'First name must be well-formed text'],
    ['firstName', '\udc00a', 'First name must be well-formed text'],
    ['notes', '\udc00\ud800', 'Notes must be well-formed text'],
    ['password', 'abc\ud83d', 'Password must be well-formed text'],
  ])('%s rejects %j', (field, value, sentence) => expect(sentenceFor(field, value)).toBe(sentence));

  it('can be limited in bytes', () => {
    expect(() => letter({ content: 'ñ'.repeat(1500) })).not.toThrow();
    expect(sentenceFor('content', 'ñ'.repeat(1501))).toBe('Content must be at most 3 kB long');
  });

  it('has its limit in the sentence with thousands separators', () => {
    expect(() => letter({ content: 'a'.repeat(2000) })).not.toThrow();
    expect(sentenceFor('content', 'a'.repeat(2001))).toBe('Content must be at most 2,000 characters long');
  });
});

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'liza.reyes+news@sample.example',
    "o'neil@sample.example",
    'LIZA@SAMPLE.EXAMPLE',
    '  liza@sample.example ',
    `${'a'.repeat(64)}@sample.example`,
    'liza@niño.example',
  ])('is %s', (email) => expect(letter({ email }).email).toBe(email.trim()));

  it.each(['Liza <liza@sample.example>', 'mailto:liza@sample.example', 'liza@sam\u00adple.example\u200b'])(
    'is read from %s',
    (email) => expect(letter({ email }).email).toBe('liza@sample.example'),
  );

  it.each([
    'liza',
    'liza@',
    '@sample.example',
    'liza@sample',
    'liza sample@x.example',
    'liza@sample..example',
    'liza@-sample.example',
    'liza@sample.example, ramon@sample.example',
    'liza@127.0.0.1',
    'niña@sample.example',
    'liza@sample.example<script>',
    `${'a'.repeat(65)}@sample.example`,
    `a@${'ﷺ'.repeat(20)}.example`,
  ])('is not %s', (email) => expect(sentenceFor('email', email)).toBe('Email must be an email address'));

  it('has at most 254 characters', () => {
    const domain = `${'d'.repeat(60)}.`.repeat(3);
    const longest = `${'a'.repeat(254 - domain.length - 8)}@${domain}example`;
    expect(longest).toHaveLength(254);
    expect(sentenceFor('email', `a${longest}`)).toBe('Email must be at most 254 characters long');
  });
});

describe('a phone number', () => {
  it.each(['1234567', '+63 (917) 000-01.01', '(02) 8000', '0'.repeat(20), '1------'])('is %s', (phone) =>
    expect(letter({ phone }).phone).toBe(phone),
  );

  it.each([
    '123456',
    '-------',
    '+() . -',
    'call me',
    '12345678x',
    '+63 917 000 ０１',
    '٠١٢٣٤٥٦٧',
    '1234567;',
  ])('is not %s', (phone) =>
    expect(sentenceFor('phone', phone)).toBe(
      'Phone must be a phone number of 7 to 20 digits, spaces and + ( ) - .',
    ),
  );

  it('has at most 20 characters', () => {
    expect(sentenceFor('phone', '1'.repeat(21))).toBe('Phone must be at most 20 characters long');
  });
});

describe('a choice', () => {
  it.each(['9AM', '2am', '9', 'toString', '__proto__', 'constructor'])('is not %j', (preferredTime) => {
    expect(sentenceFor('preferredTime', preferredTime)).toBe('Preferred time must be one of: 9am, 1pm');
  });

  it.each(WRONG_TYPES)('is not %s', (_, value) => {
    expect(sentenceFor('preferredTime', value)).toBe('Preferred time must be one of: 9am, 1pm');
  });

  it('is not a list that contains the word', () => {
    expect(sentenceFor('preferredTime', ['9am'])).toBe('Preferred time must be one of: 9am, 1pm');
  });
});

describe('the address of an image', () => {
  it.each([
    '/a.svg',
    '/',
    'http://x.example/a.png',
    'https://x.example/a b'.replace(' ', '%20'),
    'HTTPS://X.example',
  ])('is %s', (imageUrl) => expect(letter({ imageUrl }).imageUrl).toBe(imageUrl));

  it.each([
    '//evil.example/a.png',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:image/svg+xml,<svg/>',
    'data:image/png;base64,AAAA',
    'vbscript:x',
    'ftp://x.example/a.png',
    'file:///etc/passwd',
    'blob:https://x.example/1',
    'a.png',
    './a.png',
    'x.example/a.png',
    'http:/x.example',
    'https://',
    'https://x.example/a b',
    'https://x.example/"onerror="alert(1)',
    "https://x.example/'",
    '/a.png`',
    '/<script>',
    '/a b',
  ])('is not %s', (imageUrl) =>
    expect(sentenceFor('imageUrl', imageUrl)).toBe(
      'Image url must be an http(s) address or a path that begins with one /',
    ),
  );

  it('has at most 2,048 characters', () => {
    expect(() => letter({ imageUrl: `/${'a'.repeat(2047)}` })).not.toThrow();
    expect(sentenceFor('imageUrl', `/${'a'.repeat(2048)}`)).toBe(
      'Image url must be at most 2,048 characters long',
    );
  });
});

describe('a password', () => {
  it.each(['  two spaces around  ', 'tab\tinside', '😀'])('is taken unchanged: %j', (password) => {
    expect(letter({ password }).password).toBe(password);
  });

  it('has at most 1,000 characters', () => {
    expect(() => letter({ password: 'a'.repeat(1000) })).not.toThrow();
    expect(sentenceFor('password', 'a'.repeat(1001))).toBe('Password must be at most 1,000 characters long');
  });
});

class Correction {
  @WhenSent() @Text({ max: 10 }) firstName?: unknown;
  @OrNull() @Text({ max: 10 }) owner?: unknown;
  @UnlessSent('firstName') @OneOf(['a', 'b']) choice?: unknown;
  @List({ max: 2, form: /^[a-z]$/, said: ['field.list-up-to', { count: 2 }] }) letters?: unknown;
}

describe('a field that', () => {
  const errorsOf = (body: object) =>
    domainErrorOf(() => validated(Correction, { owner: null, choice: 'a', letters: ['x'], ...body })).errors;
  const accepted = (body: object) =>
    expect(validated(Correction, { owner: null, choice: 'a', letters: ['x'], ...body })).toMatchObject(body);

  it('may be left out is checked when it is sent', () => {
    accepted({});
    accepted({ firstName: 'Liza' });
    for (const firstName of [null, '', ' '])
      expect(errorsOf({ firstName })).toEqual({ firstName: 'First name is required' });
    expect(errorsOf({ firstName: 'x'.repeat(11) })).toHaveProperty('firstName');
  });

  it('may be null is required', () => {
    accepted({ owner: 'ana' });
    for (const owner of [undefined, '']) expect(errorsOf({ owner })).toEqual({ owner: 'Owner is required' });
  });

  it('is required unless another is sent is checked when both are', () => {
    expect(domainErrorOf(() => validated(Correction, { owner: null, letters: ['x'] })).errors).toEqual({
      choice: 'Choice is required',
    });
    expect(validated(Correction, { owner: null, letters: ['x'], firstName: 'Liza' })).toBeDefined();
    expect(errorsOf({ firstName: 'Liza', choice: 'c' })).toHaveProperty('choice');
  });

  it.each([[[]], [['x', 'y', 'z']], [['X']], [[1]], ['x'], [{ 0: 'x', length: 1 }]])(
    'is a list has the right texts in it: not %j',
    (letters) => expect(errorsOf({ letters })).toEqual({ letters: 'Letters must be a list of at most 2' }),
  );
});
