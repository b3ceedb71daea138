import { day } from './bodies.js';

/** The valid and invalid values of a field in a request body. */
export interface Field {
  /** Invalid values: too long, too short, malformed, or not one of the values. */
  readonly bad: readonly (string | number)[];
  /** Valid values, at the limits. */
  readonly good: readonly (string | boolean | number)[];
  /** The type of its values where it is not text; values of this type are rejected by `bad` only. */
  readonly type?: 'boolean' | 'number';
  /** Takes an object or a list; the values that it rejects are tested elsewhere. */
  readonly nested?: boolean;
  readonly optional?: boolean;
  /** May be left out, but not null or blank. */
  readonly whenSent?: boolean;
  /** May be null, but not left out. */
  readonly orNull?: boolean;
}

/** Ways of sending no value. */
export const NOTHING = [undefined, null, '', '   ', ' \t\n '];

/** The ways of sending no value that the field accepts. */
export function acceptedNothing({ optional, whenSent, orNull }: Field): unknown[] {
  return NOTHING.filter(
    (nothing) => (optional ?? false) || (nothing === undefined && whenSent) || (nothing === null && orNull),
  );
}

/** The ways that it rejects. */
export function rejectedNothing(field: Field): unknown[] {
  const accepted = acceptedNothing(field);
  return NOTHING.filter((nothing) => !accepted.includes(nothing));
}

export const chars = (count: number) => 'x'.repeat(count);
export const text = (max: number, min = 1): Field => ({
  good: [chars(min), chars(max), 'é'.repeat(max), '🙂'.repeat(max)],
  bad: [chars(max + 1), '🙂'.repeat(max + 1), 'half \ud800 pair', ...(min > 1 ? [chars(min - 1)] : [])],
});
export const yesOrNo: Field = { good: [true, false], bad: ['true', 'yes', '0'], type: 'boolean' };
export const numberBetween = (min: number, max: number): Field => ({
  good: [min, max],
  bad: [min - 1, max + 1, `${min}`],
  type: 'number',
});
export const wholeNumber = (min: number, max: number): Field => {
  const { bad, ...field } = numberBetween(min, max);
  return { ...field, bad: [...bad, min + 0.5] };
};
/** No test has pictures in its library. */
export const libraryPicture: Field = {
  good: [],
  bad: ['/media/x-400.webp', 'https://a.example/a.png', chars(201)],
};
/** An object or a list. */
export const nested: Field = { good: [], bad: ['x', '7'], nested: true };
export const oneOf = (...good: readonly string[]): Field => ({
  good,
  bad: ['Other', good[0]!.toUpperCase(), `${good[0]!}s`, '__proto__'].filter((word) => !good.includes(word)),
});
export const optional = (field: Field): Field => ({ ...field, optional: true });
export const whenSent = (field: Field): Field => ({ ...field, whenSent: true });
export const multiline = (field: Field): Field => ({
  ...field,
  good: [...field.good, 'two\nlines\tand a tab'],
});

export const email: Field = {
  good: [
    'a@b.example',
    'Ana.Cruz+news@mail.sample.example',
    `${chars(64)}@${chars(63)}.${chars(63)}.${chars(57)}.com`,
  ],
  bad: [
    'ana',
    'ana@',
    '@sample.example',
    'ana@sample',
    'a b@sample.example',
    'ana@sample..example',
    'ana@sample.example <ana>',
    'ana@b.example,bo@b.example',
    'ana@@b.example',
    'a\r\nbcc: x@b.example',
    `${chars(64)}@${chars(63)}.${chars(63)}.${chars(58)}.com`,
    `${chars(65)}@b.example`,
    'half\ud800@b.example',
    `a@${'ﷺ'.repeat(50)}.example`, // 62 characters as typed, 912 after normalisation
  ],
};
export const phone: Field = {
  good: ['1234567', '+63 (917) 000-0101', '12345678901234567890', '09.17.000.0101'],
  bad: ['123456', '123456789012345678901', '+63 917 CALL ME', '-------', '１２３４５６７', '1234567;ext=1'],
};
export const dateOfBirth: Field = {
  good: ['1984-03-12', '2024-02-29', day(-1)],
  bad: [
    day(0),
    day(1),
    '2023-02-29',
    '1984-13-01',
    '1984-3-12',
    '12/03/1984',
    '1984-03-12T00:00:00Z',
    '0000-00-00',
    '1880-01-01',
    'yesterday',
    '19840312',
    '+198403-12',
  ],
};
export const preferredDate: Field = {
  good: [day(0), day(1), day(400)],
  bad: [
    day(-1),
    '2020-01-01',
    '2031-02-30',
    '2031-00-10',
    'tomorrow',
    '01/02/2031',
    '2031-1-1',
    '2031-01-01 10:00',
  ],
};
export const imageUrl: Field = {
  good: ['/covers/a.svg', 'https://images.example/a.jpg?w=1#x', 'http://images.example/a', `/${chars(2047)}`],
  bad: [
    'javascript:alert(1)',
    'data:text/html,hello',
    '//evil.example/a.png',
    'https://',
    'covers/a.svg',
    'ftp://a.example/a',
    '/a b.png',
    'https://x.example/" onerror="alert(1)',
    '/\\evil.example',
    `/${chars(2048)}`,
    'JAVASCRIPT:alert(1)',
  ],
};
export const password: Field = {
  good: ['abcdef', ' spaces stay ', chars(72), '🙂'.repeat(18)],
  bad: ['abcde', chars(73), '🙂'.repeat(19), '🙂🙂🙂🙂🙂'],
};
export const anyPassword: Field = { good: [], bad: [chars(1001)] };

/** Values of other types than the field's. */
export const otherTypes = ({ type, nested: isNested = false }: Field) =>
  // an empty list or object can be right where there are fields within the field
  NON_STRINGS.filter((value) => typeof value !== type && !(isNested && typeof value === 'object'));

/** Fields that no body has; some are properties of every JavaScript object. */
export const UNKNOWN_FIELDS = [
  'nickname',
  'isAdmin',
  'constructor',
  'hasOwnProperty',
  'toString',
  '__proto__',
  'body',
];

/** Values of other types than text. */
export const NON_STRINGS: readonly unknown[] = [
  0,
  1,
  -1.5,
  true,
  false,
  {},
  { $ne: 1 },
  { length: 3 },
  [],
  ['9am'],
  [['x']],
];

/** A time with its zone. */
export const moment = {
  good: ['2031-01-01T10:00Z', '2031-01-01T10:00:00.123+08:00'],
  bad: ['tomorrow', '2031-01-01', '2031-01-01T10:00:00', '2031-13-01T10:00:00Z', chars(41)],
};
