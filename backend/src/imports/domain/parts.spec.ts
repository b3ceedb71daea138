import { wholesOf } from './parts.js';

const LONGEST = 20;
const wholes = (fields: Record<string, unknown>, parts: Record<string, string> = {}, longest = LONGEST) =>
  Object.fromEntries(wholesOf(fields, parts, () => longest));

describe('the parts of a name', () => {
  it.each([
    ['a full name', {}, { fullName: 'Juan S. Cruz, Jr.' }, ['Juan', 'S.', 'Cruz', 'Jr.']],
    [
      'a full name beside its parts',
      { middleName: 'Santos', lastName: 'Cruz', suffix: 'Jr.' },
      { fullName: 'Juan Santos Cruz' },
      ['Juan', undefined, undefined, undefined],
    ],
    [
      'a full name without the last name beside it',
      { lastName: 'Cruz' },
      { fullName: 'Juan Miguel' },
      ['Juan Miguel', undefined, undefined, undefined],
    ],
    [
      'a full name without the middle name beside it',
      { middleName: 'Reyes' },
      { fullName: 'Juan Cruz' },
      ['Juan', undefined, 'Cruz', undefined],
    ],
    [
      'a full name with another middle name, and a suffix beside it',
      { middleName: 'Reyes', suffix: 'III' },
      { fullName: 'Juan S. Cruz, Jr.' },
      ['Juan', undefined, 'Cruz', undefined],
    ],
    [
      'a first name, whatever the full one is',
      { firstName: 'Johnny' },
      { fullName: 'Juan Cruz' },
      [undefined, undefined, undefined, undefined],
    ],
    [
      'a title before the first name',
      { firstName: 'Juan' },
      { namePrefix: 'Dr.' },
      ['Dr. Juan', undefined, undefined, undefined],
    ],
    [
      'a middle name of a record that has none',
      { firstName: 'Juan' },
      { middleName: 'Santos' },
      [undefined, 'Santos', undefined, undefined],
    ],
    ['a last name alone', { lastName: 'Cruz' }, { namePrefix: 'Dr.' }, []],
  ])('are read from %s', (_, fields, parts, [firstName, middleName, lastName, suffix]) =>
    expect(wholes(fields, parts)).toEqual(
      JSON.parse(JSON.stringify({ firstName, middleName, lastName, suffix })),
    ),
  );

  it('that do not fit stand in the first and last name', () => {
    const fields = { firstName: 'Juan', lastName: 'Cruz' };
    const parts = { middleName: 'Santos', suffix: 'Senior' };
    expect(wholes(fields, parts, 6)).toEqual({ middleName: 'Santos', suffix: 'Senior' });
    expect(wholes(fields, parts, 5)).toEqual({ firstName: 'Juan Santos', lastName: 'Cruz Senior' });
  });

  it('of the client of a policy are the first and last one', () => {
    expect(wholes({}, { clientFullName: 'Juan Santos Cruz, Jr.' }, 0)).toEqual({
      clientFirstName: 'Juan Santos',
      clientLastName: 'Cruz Jr.',
    });
  });
});

test.each([
  [{ address: '12 Mango Ave' }, {}, {}],
  [{}, { addressCity: 'Cebu City' }, { address: 'Cebu City' }],
  [
    { address: '12 Mango Ave' },
    { addressCountry: 'PH', addressPostalCode: '6000', addressCity: 'Cebu City', addressProvince: 'Cebu' },
    { address: '12 Mango Ave, Cebu City, Cebu, 6000, PH' },
  ],
])('the address of %j and %j is %j', (fields, parts, expected) =>
  expect(wholes(fields, parts)).toEqual(expected),
);

test.each([
  [{ phone: '0917 123 4567' }, {}, {}],
  [{ phone: '0917 123 4567' }, { phoneCallingCode: '63' }, { phone: '+63 917 123 4567' }],
  [{ phone: '917 123 4507' }, { phoneCallingCode: '+63' }, { phone: '+63 917 123 4507' }],
  [{ phone: '+1 415 555 2671' }, { phoneCallingCode: '63' }, {}],
  [{}, { phoneCallingCode: '63' }, {}],
])('the number of %j and %j is %j', (fields, parts, expected) =>
  expect(wholes(fields, parts)).toEqual(expected),
);
