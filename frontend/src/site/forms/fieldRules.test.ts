import { checkFields, emailRule, phoneRule, required } from './fieldRules';

test.each([
  ['', 'Email is required'],
  ['ana', 'Email must be an email address'],
  ['ana@office', 'Email must be an email address'],
  ['ana cruz@office.example', 'Email must be an email address'],
  [`${'a'.repeat(250)}@office.example`, 'Email must be at most 254 characters long'],
  ['ana@office.example', undefined],
])('the e-mail address “%s” has the error: %s', (address, error) => {
  expect(emailRule(address)).toBe(error);
});

test.each([
  ['', 'Phone is required'],
  ['12345', 'Phone must be a phone number of 7 to 20 digits, spaces and + ( ) - .'],
  ['+63 (917) 555-01.01', undefined],
])('the phone number “%s” has the error: %s', (number, error) => {
  expect(phoneRule(number)).toBe(error);
});

test('the error contains the label of the field', () => {
  expect(required('Last name')('')).toBe('Last name is required');
  expect(required('Last name', 3)('Cruz')).toBe('Last name must be at most 3 characters long');
});

test('returns only fields with errors, in the order of the rules', () => {
  const rules = { first: required('First'), second: required('Second'), third: required('Third') };
  expect(Object.entries(checkFields(rules, { first: '', second: 'x', third: '' }))).toEqual([
    ['first', 'First is required'],
    ['third', 'Third is required'],
  ]);
});
