import { readText } from './text.js';

/** Characters of a name in Messenger. */
export const LONGEST_MESSENGER = 80;

/** Characters of an address that names it. */
export const LONGEST_ADDRESS = 300;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;
/** Where pages and profiles have their addresses. */
const HOSTS = /^(?:(?:www|m|web|mobile|mbasic)\.)?(?:facebook\.com|fb\.com|messenger\.com|m\.me)$/;
/** First parts of addresses at these hosts that are no page or profile. */
const NO_NAMES =
  /^(?:groups|share|sharer|events|watch|reel|photo|photos|stories|marketplace|login|help|messages|hashtag|permalink|story)(?:\.php)?$/i;

/**
 * The name of a page or profile in Messenger, also from its address there or at Facebook; null for any other address and for
 * what is no such name.
 */
export function readMessenger(text: string): string | null {
  const written = readText(text);
  const name = /[/:]/.test(written) ? nameAt(written) : written.replace(/^@/, '');
  return name !== null && name.length <= LONGEST_MESSENGER && NAME.test(name) ? name : null;
}

function nameAt(address: string): string | null {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(whole)) return null;
  const url = new URL(whole);
  if (!HOSTS.test(url.hostname)) return null;
  const [first = '', ...others] = url.pathname.split('/').filter(Boolean).map(decoded);
  if (first === 'profile.php') return url.searchParams.get('id');
  // facebook.com/people/Liza-Reyes/1000123, facebook.com/pages/Reyes/1000123, messenger.com/t/liza.reyes
  if (/^(?:people|pages|p|t)$/.test(first)) return others.at(-1) ?? null;
  return NO_NAMES.test(first) ? null : first;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
