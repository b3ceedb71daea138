/** Without I, L, O and U, which are misheard or misread (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;

/**
 * The number of a booking that people tell each other, such as `7KM-2QXP`; derived from the random end of its id (UUID
 * version 7). Enough for one office, but not unique by force: it finds nothing by itself and grants nothing.
 */
export function bookingReference(id: string): string {
  let rest = Number.parseInt(id.replaceAll('-', '').slice(-9), 16);
  let text = '';
  for (let place = 0; place < LENGTH; place += 1) {
    text = (ALPHABET[rest % 32] ?? '') + text;
    rest = Math.floor(rest / 32);
  }
  return `${text.slice(0, 3)}-${text.slice(3)}`;
}
