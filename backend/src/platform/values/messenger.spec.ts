import { readMessenger } from './messenger.js';

describe('a name in Messenger', () => {
  it.each([
    ['liza.reyes', 'liza.reyes'],
    [' @liza.reyes ', 'liza.reyes'],
    ['m.me/liza.reyes', 'liza.reyes'],
    ['https://m.me/liza.reyes?ref=card', 'liza.reyes'],
    ['https://www.facebook.com/liza.reyes/', 'liza.reyes'],
    ['facebook.com/liza.reyes/about', 'liza.reyes'],
    ['https://m.facebook.com/profile.php?id=100012345678901&mibextid=x', '100012345678901'],
    ['https://www.facebook.com/people/Liza-Reyes/100012345678901/', '100012345678901'],
    ['https://www.messenger.com/t/liza.reyes', 'liza.reyes'],
    ['https://www.facebook.com/R%C3%A9yes', 'Réyes'],
  ])('of %s is %s', (text, name) => expect(readMessenger(text)).toBe(name));

  it.each([
    'https://instagram.com/liza.reyes',
    'https://facebook.com.evil.example/liza',
    'https://facebook.com/groups/1234',
    'https://www.facebook.com/share/1AbCdE/',
    'https://facebook.com/',
    'https://www.facebook.com/profile.php',
    'mailto:liza@x.example',
    'liza reyes',
    'javascript:alert(1)',
    `m.me/${'x'.repeat(81)}`,
  ])('is none of %s', (text) => expect(readMessenger(text)).toBeNull());
});
