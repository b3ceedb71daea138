import { searchForm } from '../../platform/values/search.js';

/** A word as it is compared: without case, accents, spaces and signs. */
export function plainWord(text: string): string {
  return searchForm(text).replace(/[^\p{L}\p{N}]/gu, '');
}

// English, then Filipino
const MONTHS = [
  ['january', 'enero'],
  ['february', 'pebrero', 'febrero'],
  ['march', 'marso', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'hunyo', 'junio'],
  ['july', 'hulyo', 'julio'],
  ['august', 'agosto'],
  ['september', 'setyembre', 'sept'],
  ['october', 'oktubre'],
  ['november', 'nobyembre'],
  ['december', 'disyembre'],
];

/** `1` to `12`; '' for what is no month. Three letters are enough. */
export function monthOf(word: string): string {
  const name = plainWord(word);
  const month = MONTHS.findIndex((names) => names.some((one) => one === name || one.slice(0, 3) === name));
  return month < 0 ? '' : String(month + 1);
}

const TRUE = [
  'true',
  'yes',
  'y',
  '1',
  'x',
  'oo',
  'on',
  'enabled',
  'active',
  'subscribed',
  'confirmed',
  'notconfirmed',
];
const FALSE = [
  'false',
  'no',
  'n',
  '0',
  'hindi',
  'off',
  'disabled',
  'inactive',
  'unsubscribed',
  'blocklisted',
  'bounced',
  'cleaned',
  'left',
  'failingaddress',
];

export const isTrue = (text: string) => TRUE.includes(plainWord(text));
export const isFalse = (text: string) => FALSE.includes(plainWord(text));

/** What programs write of people who left a newsletter, or whose address they gave up. */
const LEFT = new Set([
  'unsubscribed',
  'unsubscribe',
  'unsub',
  'optedout',
  'optout',
  'left',
  'removed',
  'withdrawn',
  'umalis',
  'cleaned',
  'bounced',
  'bounce',
  'hardbounce',
  'hardbounced',
  'undeliverable',
  'blocklisted',
  'blacklisted',
  'suppressed',
  'donotcontact',
  'donotemail',
  'donotmail',
  'revoked',
  'complained',
  'complaint',
  'spam',
  'spamcomplaint',
  'markedasspam',
  'abuse',
  'cancelled',
  'canceled',
]);
/** Of a column that tells who left: these did not. */
const STAYS = new Set([
  'false',
  'no',
  'n',
  '0',
  'hindi',
  'off',
  'never',
  'none',
  'subscribed',
  'active',
  'enabled',
  'confirmed',
  'notconfirmed',
  'unconfirmed',
  'pending',
  'optedin',
  'optin',
  'deliverable',
  'valid',
]);
const LEAVES = new Set(['true', 'yes', 'y', '1', 'x', 'oo', 'on', ...LEFT]);

/** Whether a state of a subscriber says that the person has left. */
export const saysLeft = (text: string) => LEFT.has(plainWord(text));

/** What a word says in a column that tells who left; null for neither. */
export function leavingWord(text: string): boolean | null {
  const word = plainWord(text);
  if (LEAVES.has(word)) return true;
  return STAYS.has(word) ? false : null;
}
