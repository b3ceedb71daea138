import { checkFields, emailRule, phoneRule, required } from './fieldRules';

test.each([
  ['', 'Email is required'],
  ['ana', 'Email must be an email address'],
  ['ana@office', 'Email must be an email address'],
  ['ana cruz@office.example', 'Email must be an email address'],
  [`${'a'.repeat(250)}@office.example`, 'Email must be at most 254 characters long'],
  ['ana@office.example', undefined],
])('says of the address %s: %s', (address, error) => {
  expect(emailRule(address)).toBe(error);
});

test.each([
  ['', 'Phone is required'],
  ['12345', 'Phone must have 7 to 20 digits'],
  ['call me maybe', 'Phone must have 7 to 20 digits'],
  ['123456789012345678901', 'Phone must have 7 to 20 digits'],
  ['+63 (917) 555-01.01', undefined],
])('says of the number %s: %s', (number, error) => {
  expect(phoneRule(number)).toBe(error);
});

test('names the field that is missing or too long', () => {
  expect(required('Last name')('')).toBe('Last name is required');
  expect(required('Last name', 3)('Cruz')).toBe('Last name must be at most 3 characters long');
});

test('has entries only for fields with a mistake, in the order of the rules', () => {
  const rules = { first: required('First'), second: required('Second'), third: required('Third') };
  expect(Object.entries(checkFields(rules, { first: '', second: 'x', third: '' }))).toEqual([
    ['first', 'First is required'],
    ['third', 'Third is required'],
  ]);
});
