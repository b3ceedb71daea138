import { PREFERRED_TIME_LABELS, SERVICE_LABELS } from '../../calendar/domain/booking-options.js';
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
  ...['false', 'no', 'n', '0', 'hindi', 'off', 'disabled', 'inactive', 'unsubscribed'],
  ...['blocklisted', 'bounced', 'cleaned', 'left', 'failingaddress'],
];

export const isTrue = (text: string) => TRUE.includes(plainWord(text));
export const isFalse = (text: string) => FALSE.includes(plainWord(text));

type Words = Readonly<Record<string, readonly string[]>>;

/** What else people write for a choice, by field. */
const CHOICES: Readonly<Record<string, Words>> = {
  preferredTime: Object.fromEntries(
    Object.entries(PREFERRED_TIME_LABELS).map(([time, label]) => [time, [label]]),
  ),
  serviceInterest: Object.fromEntries(
    Object.entries(SERVICE_LABELS).map(([service, label]) => [service, [label]]),
  ),
  channel: {
    call: ['phone', 'phone call', 'tawag'],
    message: ['sms', 'text', 'text message', 'viber', 'messenger', 'whatsapp'],
    'e-mail': ['mail'],
    meeting: ['in person', 'face to face', 'visit'],
  },
  leadSource: { 'walk-in': ['office'], referral: ['referred'], phone: ['call'] },
  application: { applied: ['applied for', 'pending', 'submitted'], issued: ['approved', 'active'] },
  force: {
    'not yet': ['not yet in force', 'pending'],
    'in force': ['inforce', 'active'],
    cancelled: ['canceled', 'terminated'],
    surrendered: ['surrender'],
    matured: ['maturity'],
    claimed: ['claim'],
  },
  line: {
    life: ['life insurance', 'vul', 'variable life', 'term', 'traditional life'],
    health: ['health insurance', 'hmo', 'medical'],
    accident: ['personal accident', 'pa'],
    'non-life': ['general', 'motor', 'car', 'fire', 'property', 'ctpl'],
  },
  mode: {
    single: ['single pay', 'one time', 'single premium'],
    annual: ['annually', 'yearly', 'year', 'taunan'],
    'semi-annual': ['semiannually', 'half-yearly', 'every six months'],
    quarterly: ['quarter', 'every three months'],
    monthly: ['month', 'buwanan'],
  },
  premiumFrequency: { annual: ['annually', 'yearly'] },
};

/** Whether the text is that choice of the field: its value, its label, or another word for it. */
export function sameChoice(field: string, choice: string, text: string): boolean {
  const word = plainWord(text);
  return [choice, ...(CHOICES[field]?.[choice] ?? [])].some((one) => plainWord(one) === word);
}
