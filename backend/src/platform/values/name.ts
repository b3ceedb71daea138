const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words that begin a surname of several: dela Cruz, de los Santos, San Juan, Sta. Maria. */
const PARTICLES = wordsOf(`
  de del dela delos delas di da dos la las los san santa santo sta sto van von der y
`);

/** Suffixes that tell people of one name apart, as a father and his son; the other ones are titles. */
export const GENERATIONS: readonly string[] = ['JR', 'SR', 'II', 'III', 'IV'];

/** Suffixes and titles behind a name, in upper case without dots and spaces. */
const SUFFIXES = wordsOf(`
  ${GENERATIONS.join(' ')}
  ESQ RET INC CORP LTD LLC MD DMD DDM DDS DVM RN RPH RMT RRT RND RSW RPM PTRP OTRP CPA CMA CIA CFA CFP RFP RFC
  CLU CHFC FCHFP LUTCF MDRT PMP PHD EDD DBA MBA MPA MPH MSC MAED LLB LLM QC LPT RME OFM SVD
`);
/** Suffixes in capitals only, behind two words at least: `Nguyen, Vi` has a first name. */
const NUMERALS = new Set(['V', 'VI', 'VII', 'VIII']);
/** Suffixes behind a comma and two words only: without them names (Jack Ma, Ben Co), or initials of names. */
const BEHIND_COMMA = wordsOf('MA MS BS BSC JD SJ OP PT OD RM KC PE CE ECE CO Co');

/** A name in its parts; '' for a part that is not stated. */
export interface NameParts {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly suffix: string;
}

/**
 * The parts of a full name as people write it: `Juan S. dela Cruz Jr.`, `dela Cruz, Juan`, `Maria Santos, RN`. What follows a
 * comma is a suffix when it is a known one, else the first name. One word is a first name. An initial before the last name is the
 * middle name; other given names stay together, as do titles in front. Every word is in one of the parts.
 */
export function readName(full: string): NameParts {
  const [head = [], ...behind] = full
    .split(',')
    .map((piece) => piece.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0);
  const isWhole = head.filter((word) => !isParticle(word)).length > 1;
  const before = withoutSuffix(head, isEnd, 1);
  const after = behind.map((words) =>
    withoutSuffix(
      words,
      (word) => isTitle(word) || (isWhole && [NUMERALS, BEHIND_COMMA].some((known) => known.has(word))),
      0,
    ),
  );
  const suffix = [before, ...after].flatMap(({ ended }) => ended).join(' ');
  const given = after.flatMap(({ words }) => words);
  if (given.length > 0) return { ...givenNames(given), lastName: before.words.join(' '), suffix };
  const { words } = before;
  let from = words.length - 1;
  while (from > 1 && isParticle(words[from - 1]!)) from -= 1;
  if (from < 1) return { firstName: words.join(' '), middleName: '', lastName: '', suffix };
  return { ...givenNames(words.slice(0, from)), lastName: words.slice(from).join(' '), suffix };
}

/** A last name and the suffix behind it, '' for none: `dela Cruz Jr.` */
export function splitSuffix(written: string): Pick<NameParts, 'lastName' | 'suffix'> {
  const { words, ended } = withoutSuffix(written.split(/[\s,]+/).filter(Boolean), isEnd, 1);
  return ended.length === 0
    ? { lastName: written, suffix: '' }
    : { lastName: words.join(' '), suffix: ended.join(' ') };
}

/** Of suffixes and titles those that tell people of one name apart, without dots: `Jr., RN` is `JR`. */
export function generationIn(suffix: string): string {
  const words = suffix
    .toUpperCase()
    .replace(/\./g, '')
    .split(/[\s,]+/);
  return words.filter((word) => GENERATIONS.includes(word) || NUMERALS.has(word)).join(' ');
}

/** First, middle and last name and suffix with spaces between them; without those that are missing. */
export function nameOf(name: {
  readonly firstName: string;
  readonly middleName?: string | null;
  readonly lastName?: string | null;
  readonly suffix?: string | null;
}): string {
  return [name.firstName, name.middleName, name.lastName, name.suffix].filter(Boolean).join(' ');
}

/** What stands for the first name of somebody who is known by the address only: `Maria` of maria.santos@example.org. */
export function nameInAddress(email: string): string {
  const local = email.split('@')[0]!;
  const [word = local] = local.split(/[^\p{L}\p{M}]+/u).filter(Boolean);
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function givenNames(words: readonly string[]): Pick<NameParts, 'firstName' | 'middleName'> {
  const isMiddle = words.length > 1 && isInitial(words.at(-1)!) && !isInitial(words[0]!);
  const until = isMiddle ? -1 : undefined;
  return { firstName: words.slice(0, until).join(' '), middleName: isMiddle ? words.at(-1)! : '' };
}

/** The words before the suffixes at the end, of which `least` stay; a title may be in two words (`Ph. D.`). */
function withoutSuffix(words: readonly string[], isSuffix: (word: string) => boolean, least: number) {
  let until = words.length;
  for (;;) {
    const length = [1, 2].find((count) => {
      const from = until - count;
      return from >= least && isSuffix(words.slice(from, until).join('').replace(/[.()]/g, ''));
    });
    if (length === undefined) return { words: words.slice(0, until), ended: words.slice(until) };
    until -= length;
  }
}

const isTitle = (word: string) => SUFFIXES.has(word.toUpperCase());

const isEnd = (word: string) => isTitle(word) || NUMERALS.has(word);

const isParticle = (word: string) => PARTICLES.has(word.toLowerCase().replace('.', ''));

const isInitial = (word: string) => /^\p{L}\.?$/u.test(word);
