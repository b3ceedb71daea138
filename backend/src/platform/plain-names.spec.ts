import { hasLink, isPlainName } from './plain-names.js';

describe('the name of an insurer or a product', () => {
  it.each([
    'The Insular Life Assurance Company, Ltd.',
    'Pru Life U.K.',
    'AXA 5/10 Plan, 500,000',
    'VUL 10-Pay (2026)',
    'St. Peter Life',
  ])('may be %s', (name) => expect(isPlainName(name)).toBe(true));

  it.each([
    'visit evil.example/win now',
    'see www evil com',
    'https://x',
    'ana@mail',
    'PRIZE DEPT - call 0917 000 1111',
    'evil\u200b.example',
    'evil．example',
    'call ０９１７-０００-１１１１',
  ])('may not be %s', (name) => expect(isPlainName(name)).toBe(false));
});

it('a policy number may have many digits and no link', () => {
  expect(hasLink('0917-000-1111/A')).toBe(false);
  expect(hasLink('1 evil.example')).toBe(true);
});
