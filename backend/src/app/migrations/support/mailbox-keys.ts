import { domainToUnicode } from 'node:url';

// As of the migration that uses them: what the program does later must not change what a migration does.

const LOCAL = /^[^\s@<>()[\],;:"\\]+$/u;
const DOMAIN = /^[^\s@<>()[\],;:"\\/?#%|^]+$/u;
const ASCII_DOMAIN =
  /^(?=.*[a-z])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Most addresses: the key of these is the address in lower case. */
const PLAIN = /^[\w.+-]+@[a-z\d]+(?:\.[a-z]+)+$/;

/** How earlier versions compared an address. */
export function olderKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}

/** Lower case, with the domain in ASCII; of a text that is no address, what can be seen of it. */
export function mailboxKey(text: string): string {
  const address = withoutInvisible(text.normalize('NFC')).normalize('NFC').trim();
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(at, 0)), domainKey(address.slice(at + 1))];
  const folded = local.normalize('NFKC').toLowerCase().normalize('NFKC');
  const key = `${folded}@${domain}`;
  const isAddress = LOCAL.test(local) && LOCAL.test(folded) && domain !== null && key.length <= 254;
  return isAddress ? key : olderKey(withoutInvisible(text));
}

/** In ASCII; null for a text that is no domain. */
export function domainKey(written: string): string | null {
  const domain = withoutInvisible(written).trim();
  if (!DOMAIN.test(domain)) return null;
  try {
    const ascii = new URL(`http://${domain}`).hostname.replace(/\.$/, '');
    return ASCII_DOMAIN.test(ascii) ? ascii : null;
  } catch {
    return null;
  }
}

/** The spellings by which a search finds an address, the key first. */
export function spellingsOf(email: string): string[] {
  if (PLAIN.test(email)) return [email.toLowerCase()];
  const key = mailboxKey(email);
  const at = key.lastIndexOf('@');
  if (at < 1 || !key.includes('xn--', at)) return [key];
  const own = domainToUnicode(key.slice(at + 1));
  const domains = [own, own.normalize('NFKD').replace(/\p{M}/gu, '')];
  return [...new Set([key, ...domains.map((domain) => `${key.slice(0, at)}@${domain}`)])];
}

/** A term of the search of leads. */
export const cut = (term: string) => [...term].slice(0, 64).join('');

/** The searched text with the spellings of the address instead of its older key. */
export function respelled(searchText: string, older: string, spellings: readonly string[]): string {
  const words = searchText.split(' ');
  if (spellings.every((spelling) => words.includes(spelling))) return searchText;
  const at = words.indexOf(older);
  if (at < 0) words.splice(words[0] === '' ? 1 : 0, 0, ...spellings);
  else words.splice(at, 1, ...spellings);
  return [...words.join(' ')].slice(0, 800).join('');
}

function withoutInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}
