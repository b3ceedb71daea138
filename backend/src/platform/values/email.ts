/** Characters of an address, of a text with one, and of a text with several; a longer text has none. */
const LONGEST_KEY = 254;
const LONGEST_TEXT = 1_000;
const LONGEST_LIST = 10_000;

const LOCAL = /^[^\s@<>()[\],;:"\\]+$/u;
const DOMAIN = /^[^\s@<>()[\],;:"\\/?#%|^]+$/u;
const ASCII_DOMAIN = /^(?=.*[a-z])[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const NAMED = /<([^<>]*)>/g;

/** The address of a text that is one whole address, as it is written, without `mailto:` or a name around it; null for any other. */
export function addressIn(text: string): string | null {
  const address = bare(visible(text, LONGEST_TEXT));
  return keyOf(address) === null ? null : address;
}

/**
 * By what addresses are compared: lower case, with the domain in ASCII. Null for a text that is not one whole address.
 * `Ana <ANA@Bücher.example>` and `mailto:ana@xn--bcher-kva.example` have the same key.
 */
export function emailKey(text: string): string | null {
  return keyOf(bare(visible(text, LONGEST_TEXT)));
}

/**
 * The keys of all addresses of a text that consists of addresses, with their names, labels and remarks in brackets. None
 * of a sentence that mentions an address: it may be about another person.
 */
export function emailKeysIn(text: string): string[] {
  const plain = visible(text, LONGEST_LIST);
  if (!plain.includes('@')) return [];
  const named = [...plain.matchAll(NAMED)];
  if (named.length > 0) {
    const rest = plain.replace(NAMED, '\u0000');
    const isList = rest.split('\u0000').every((part, place) => isBetween(part, place === 0));
    return isList ? keys(named.map(([, address]) => address!)) : [];
  }
  const words = plain.replace(/\([^()]*\)/g, ' ').split(/[\s,;|]+|:::/);
  const parts = words.filter((word) => /[\p{L}\p{N}]/u.test(word) && !word.endsWith(':'));
  const found = keys(parts);
  return parts.every((part) => emailKey(part) !== null) ? found : [];
}

/** Between two addresses in angle brackets a separator comes first, and no third address. */
function isBetween(part: string, isFirst: boolean): boolean {
  return !part.includes('@') && (isFirst || part.trim() === '' || /^\s*(?:[,;|]|:::|\n)/.test(part));
}

function keys(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => emailKey(address) ?? []))];
}

/** By what the address of a record is stored and compared; a text that is no address is its own key. */
export function mailboxKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The characters that can be seen; '' for a longer text, a part of which could be another address. */
function visible(text: string, longest: number): string {
  if (text.length > longest) return '';
  return text
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .trim();
}

function bare(text: string): string {
  const start = text.endsWith('>') ? text.lastIndexOf('<') : -1;
  const address = start === -1 ? text : text.slice(start + 1, -1).trim();
  return /^mailto:/i.test(address) ? address.slice('mailto:'.length).split('?')[0]! : address;
}

function keyOf(address: string): string | null {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(at, 0)), asciiDomain(address.slice(at + 1))];
  if (!LOCAL.test(local) || domain === null) return null;
  const key = `${local.toLowerCase().normalize('NFC')}@${domain}`;
  return key.length <= LONGEST_KEY ? key : null;
}

function asciiDomain(domain: string): string | null {
  if (!DOMAIN.test(domain)) return null;
  try {
    const ascii = new URL(`http://${domain}`).hostname.replace(/\.$/, '');
    return ASCII_DOMAIN.test(ascii) ? ascii : null;
  } catch {
    return null;
  }
}
