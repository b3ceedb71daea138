import { domainToUnicode } from 'node:url';
import { emailKey, mailboxKey } from './email.js';

/**
 * The spellings by which a search finds an address, the key first: with the domain in its own script, and in that without
 * accents. All spellings of one mailbox have the same ones.
 */
export function emailSpellings(text: string): string[] {
  const key = emailKey(text);
  if (key === null) return [mailboxKey(text)];
  const [local, domain] = key.split('@') as [string, string];
  const own = domainToUnicode(domain);
  const plain = own.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...new Set([key, `${local}@${own}`, `${local}@${plain}`])];
}

/** The spellings with their domains, by which a search finds an address too. */
export function spelledAddresses(text: string): { readonly address: string; readonly domain: string }[] {
  return emailSpellings(text).map((address) => ({ address, domain: address.split('@').at(-1) ?? '' }));
}
