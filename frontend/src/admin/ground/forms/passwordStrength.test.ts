import { passwordStrength } from './passwordStrength';

const scoreOf = (password: string, names?: string[]) => passwordStrength(password, names).score;

test.each([
  ['', 0],
  ['123456', 0],
  ['qwerty', 0],
  ['aaaaaaaaaaaaaaaa', 0],
  ['password', 0],
  ['P@ssw0rd', 0],
  ['Manila2026', 0],
  ['summer123!', 1],
  ['first-password', 1],
  ['kwzrtq', 2],
  ['kwzrtqpv', 3],
  ['purple lantern', 4],
  ['correct horse battery staple', 4],
  ['kV9#wq2!Lm0x', 4],
])('%j has the score %d', (password, score) => {
  expect(scoreOf(password)).toBe(score);
});

test('names of the account are guessed first', () => {
  expect(scoreOf('magdalena')).toBeGreaterThan(scoreOf('magdalena', ['Magdalena Cruz']));
});

test('a repeated part adds little', () => {
  expect(scoreOf('manilamanilamanila')).toBe(0);
});

test('every score has a kind sentence, and a long password is estimated in a moment', () => {
  expect(passwordStrength('123456').sentence).toBe('Guessed in a moment. A few words more make it safe.');
  expect(scoreOf('x9'.repeat(500))).toBe(4);
});
