import { consoleSettings } from '../settings/consoleSettings';

/** How hard a password is to guess: 0 (at once) to 4 (very hard). */
export interface PasswordStrength {
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly sentence: string;
}

// the words and patterns that guessing begins with
const COMMON_WORDS =
  'password passwort passw0rd admin administrator welcome letmein login master dragon monkey football baseball basketball sunshine princess iloveyou superman batman shadow michael jordan hunter killer pepper ginger summer winter spring autumn january february march april june july august september october november december monday friday secret freedom whatever trustno1 starwars computer internet office manila philippines pinoy pilipinas mahal cebu davao quezon luzon insurance policy money family mother father love happy lucky angel jesus christ maria juan guest test user changeme default access first second member assistant team company service hello world flower orange banana chocolate cookie butterfly purple yellow silver golden diamond rainbow soccer hockey tennis charlie thomas andrew joshua jessica ashley daniel robert'.split(
    ' ',
  );
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const REPLACED: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

/** Powers of ten of the guesses that a part of a password takes. */
const WORD = 2.5;
const PATTERN = 1.5;
const YEAR = 2;

const SENTENCES = [
  'Guessed in a moment. A few words more make it safe.',
  'Easy to guess. A few words more make it safe.',
  'Fair. A word or two more make it much harder to guess.',
  'Good: hard to guess.',
  'Very good: very hard to guess.',
] as const;
/** The least power of ten of guesses for each score. */
const SCORES = [0, 5.5, 8, 10.5, 13] as const;

/**
 * Estimates how many guesses a password takes that tries common words, names of the account, patterns of the keyboard,
 * repeats and years first. An estimate from what is typed alone: nothing is sent, and a leaked password is not known.
 */
export function passwordStrength(password: string, names: readonly string[] = []): PasswordStrength {
  const words = names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .concat(COMMON_WORDS)
    .filter((word) => word.length > 2);
  const power = powerOf([...password.toLowerCase()], new Set(words));
  const score = SCORES.findLastIndex((least) => power >= least) as PasswordStrength['score'];
  return { score, sentence: SENTENCES[score] };
}

function powerOf(characters: readonly string[], words: ReadonlySet<string>): number {
  let power = 0;
  const seen = new Set<string>();
  for (let at = 0; at < characters.length;) {
    const { length, cost } = partAt(characters, at, words);
    const part = characters.slice(at, at + length).join('');
    // a part again is found almost as easily as once
    power += length > 1 && seen.has(part) ? 0.3 : cost;
    seen.add(part);
    at += length;
  }
  return power;
}

function partAt(
  characters: readonly string[],
  at: number,
  words: ReadonlySet<string>,
): { length: number; cost: number } {
  const rest = characters.slice(at, at + 24);
  const plain = rest.map((character) => REPLACED[character] ?? character);
  for (let length = rest.length; length > 2; length -= 1) {
    if (words.has(rest.slice(0, length).join('')) || words.has(plain.slice(0, length).join('')))
      return { length, cost: WORD };
  }
  const run = Math.max(repeatLength(rest), rowLength(rest));
  if (run > 2) return { length: run, cost: PATTERN };
  if (/^(19|20)\d\d/.test(rest.join(''))) return { length: 4, cost: YEAR };
  return { length: 1, cost: Math.log10(alphabetOf(characters[at]!)) };
}

function repeatLength([first, ...others]: readonly string[]): number {
  const end = others.findIndex((character) => character !== first);
  return end === -1 ? others.length + 1 : end + 1;
}

function rowLength(rest: readonly string[]): number {
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);
  let length = 1;
  while (length < rest.length && rows.some((row) => row.includes(rest.slice(0, length + 1).join(''))))
    length += 1;
  return length;
}

/** How many characters one has to try. */
function alphabetOf(character: string): number {
  if (/\d/.test(character)) return 10;
  return /[a-z]/.test(character) ? 26 : 40;
}

/** Whether the server takes a password of this length. */
export const isLongEnough = (password: string) => [...password].length >= consoleSettings.passwordMinLength;
