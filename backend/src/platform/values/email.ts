/** Characters of an address, of a text with one, and of a text with several; a longer text has none. */
const LONGEST_KEY = 254;
const LONGEST_TEXT = 1_000;
const LONGEST_LIST = 10_000;

const LOCAL = /^[^\s@<>()[\],;:"\\]+$/u;
/** What every mail server takes: letters outside of ASCII need an extension that many lack. */
const SENDABLE = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^[^\s@<>()[\],;:"\\/?#%|^]+$/u;
const ASCII_DOMAIN =
  /^(?=.*[a-z])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const NAMED = /<([^<>]*)>/g;

/**
 * The address of a text as it is stored: as it is written, without characters that cannot be seen, `mailto:` or a name
 * around it. Null for a text that is not one whole address, and for an address to which most servers cannot send. Reading
 * it again changes nothing.
 */
export function addressIn(text: string): string | null {
  const address = bare(visible(text, LONGEST_TEXT));
  const at = address.lastIndexOf('@');
  const isSendable = SENDABLE.test(address.slice(0, Math.max(at, 0))) && !isMixed(address.slice(at + 1));
  return isSendable && address.length <= LONGEST_KEY && keyOf(address) !== null ? address : null;
}

/** No top-level domain has ASCII letters and others, such as `example\u02bc`. */
function isMixed(domain: string): boolean {
  const end =
    domain
      .split(/[.\u3002\uff0e\uff61]/)
      .filter(Boolean)
      .at(-1) ?? '';
  return /[a-z]/i.test(end) && /[^\x20-\x7e]/.test(end);
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

/** By what the address of a record is stored and compared: its key. Of a text that is no address, what can be seen of it. */
export function mailboxKey(text: string): string {
  return emailKey(text) ?? withoutInvisible(text).normalize('NFKC').toLowerCase();
}

/** The key of a domain: lower case, in ASCII; null for a text that is none. */
export function domainKey(text: string): string | null {
  return asciiDomain(visible(text, LONGEST_TEXT));
}

/** The characters that can be seen; '' for a longer text, a part of which could be another address. */
function visible(text: string, longest: number): string {
  if (text.length > longest) return '';
  return withoutInvisible(text.normalize('NFC')).normalize('NFC').trim();
}

function withoutInvisible(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function bare(text: string): string {
  const start = text.endsWith('>') ? text.lastIndexOf('<') : -1;
  const address = start === -1 ? text : text.slice(start + 1, -1).trim();
  return /^mailto:/i.test(address) ? address.slice('mailto:'.length).split('?')[0]! : address;
}

function keyOf(address: string): string | null {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(at, 0)), asciiDomain(address.slice(at + 1))];
  const folded = local.normalize('NFKC').toLowerCase().normalize('NFKC');
  // NFKC makes signs of some letters that no address has
  if (!LOCAL.test(local) || !LOCAL.test(folded) || domain === null) return null;
  const key = `${folded}@${domain}`;
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
