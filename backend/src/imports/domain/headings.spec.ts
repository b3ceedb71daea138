import { isHeading, isHeadingOf } from './headings.js';
import { suggestMapping } from './mapping.js';

test('the headings of an insurer have their fields', () => {
  const headings = [
    'Pol No',
    'Policy Owner',
    'Owner Birthdate',
    'Name of Insured',
    'Carrier',
    'Plan Name',
    'LOB',
    'MOP',
    'Modal Premium',
    'Ccy',
    'Policy Date',
    'Due Date',
    'Maturity Date',
    'Policy Status',
    'Mobile No.',
  ];
  expect(Object.values(suggestMapping('policies', headings, []).columns)).toEqual([
    'policyNumber',
    'clientFullName',
    'clientDateOfBirth',
    'insured',
    'insurer',
    'product',
    'line',
    'mode',
    'premium',
    'currency',
    'startsOn',
    'paidBefore',
    'endsOn',
    'force',
    'clientPhone',
  ]);
});

test.each([
  ['dateOfBirth', 'Date of birth', true],
  ['dateOfBirth', 'DATE-OF-BIRTH', true],
  ['dateOfBirth', 'dateOfBirth', true],
  ['dateOfBirth', 'Kaarawan', true],
  ['dateOfBirth', 'Phone', false],
  ['createdAt', 'Created (Asia/Manila)', true],
  ['createdAt', 'Created (UTC) (Asia/Manila)', false],
  ['createdAt', 'Created Asia/Manila)', false],
  ['createdAt', 'Created (Asia/Manila', false],
  ['createdAt', 'Created (by) whom', false],
  ['nothing', 'Nothing', false],
])('people call the field %s %s: %s', (field, heading, expected) =>
  expect(isHeadingOf(field, heading)).toBe(expected),
);

test.each([
  ['Apelyido', true],
  ['Premium (PHP)', true],
  ['Shoe size', false],
])('%s is a heading of some field: %s', (heading, expected) => expect(isHeading(heading)).toBe(expected));
