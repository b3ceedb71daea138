import { phoneHref } from './phoneHref';
import { socialName } from './socialName';

test.each([
  ['https://www.facebook.com/office', 'Facebook'],
  ['https://linkedin.com/in/ines', 'LinkedIn'],
  ['https://social.example/@office', 'social.example'],
  ['@office', '@office'],
])('the name of %s is %s', (url, name) => {
  expect(socialName(url)).toBe(name);
});

test('removes formatting from a phone number', () => {
  expect(phoneHref('+63 (2) 8000-0000')).toBe('tel:+63280000000');
});
