/** Words that begin a surname of several: dela Cruz, de los Santos, San Juan, Sta. Maria. */
const PARTICLES = new Set([
  ...['de', 'del', 'dela', 'delos', 'delas', 'di', 'da', 'dos', 'la', 'las', 'los'],
  ...['san', 'santa', 'santo', 'sta', 'sto', 'van', 'von', 'der', 'y'],
]);
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** First and last name of `Juan dela Cruz Jr.` as of `dela Cruz, Juan`; one word is a first name. */
export function splitName(full: string): { readonly firstName: string; readonly lastName: string } {
  const name = full.trim().replace(/\s+/g, ' ');
  const comma = name.indexOf(',');
  const after = name.slice(comma + 1).trim();
  if (comma > 0 && after !== '' && !SUFFIX.test(after))
    return { firstName: after, lastName: name.slice(0, comma).trim() };
  const words = name.replace(/,/g, '').split(' ');
  let from = words.length - (SUFFIX.test(words.at(-1)!) && words.length > 2 ? 2 : 1);
  while (from > 1 && PARTICLES.has(words[from - 1]!.toLowerCase().replace('.', ''))) from -= 1;
  if (words.length === 1) return { firstName: words[0]!, lastName: '' };
  return { firstName: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') };
}
