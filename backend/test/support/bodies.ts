import { HOME_SECTIONS } from '../../src/settings/domain/sections/home.js';
import { SETTINGS } from '../../src/settings/settings.js';

const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' });

/** Today plus `offset` days in the office's time zone, as YYYY-MM-DD. */
export function day(offset: number): string {
  return DAYS.format(Date.now() + offset * 86_400_000);
}

export function bookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    firstName: 'Liza',
    lastName: 'Reyes',
    email: 'liza@sample.example',
    phone: '+63 917 000 0101',
    dateOfBirth: '1984-03-12',
    preferredDate: day(3),
    preferredTime: '9am',
    serviceInterest: 'insurance',
    notes: 'Two children.',
    ...changes,
  };
}

export function apiKeyBody(): Record<string, unknown> {
  return { name: 'Google Sheets', scopes: ['leads:read'] };
}

/** A booking that staff enter. */
/** The earlier time of a booking whose visitor asked for another one. */
export function reopenedRequestBody(): Record<string, unknown> {
  return {
    preferredDate: day(2),
    preferredTime: '3pm',
    message: 'After work, please',
    requestedAt: '2026-11-20T02:00:00.000Z',
  };
}

export function enteredBookingBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { dateOfBirth: _, ...body } = bookingBody({ leadSource: 'phone', ...changes });
  return changes.dateOfBirth === undefined ? body : { ...body, dateOfBirth: changes.dateOfBirth };
}

export function postBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'A quiet way to save',
    excerpt: 'Three habits.',
    content: '## First\n\nPut something aside.',
    category: 'Financial Planning',
    imageUrl: '/covers/sample.svg',
    readTime: '4 min read',
    ...changes,
  };
}

/** A time at which an issue can be sent. */
export const NEXT_MONTH = `${day(30)}T09:00:00+08:00`;

/** An issue of the newsletter. */
export function issueBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    subject: 'Three questions',
    preheader: 'Before you buy',
    content: 'Read **this**.',
    public: true,
    ...changes,
  };
}

/** A webhook that is off, to an address that is never asked. */
export function webhookBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { url: 'https://8.8.8.8/hook', events: ['booking.created'], enabled: false, ...changes };
}

export function replayBody(): Record<string, unknown> {
  return { from: `${day(-2)}T00:00:00+08:00`, to: `${day(0)}T00:00:00+08:00` };
}

export function taskBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { title: 'Send the proposal', dueDate: day(2), ...changes };
}

export function clientBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { firstName: 'Liza', lastName: 'Reyes', email: 'liza@sample.example', ...changes };
}

/** A household with that client as its head. */
export function householdBody(headId: string): Record<string, unknown> {
  return { name: 'Reyes family', members: [{ clientId: headId, role: 'head' }] };
}

/** A policy of that client, whose first premium was due 30 days ago. */
export function policyBody(clientId: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    clientId,
    insurer: 'Sun Life',
    product: 'Term 20',
    line: 'life',
    application: 'issued',
    force: 'in force',
    startsOn: day(-30),
    mode: 'annual',
    premium: { amount: 1_250_050 },
    ...changes,
  };
}

export function paymentBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { paidOn: day(0), amount: 1_250_050, ...changes };
}

export function beneficiariesBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const of = { relationship: 'child', class: 'primary', revocable: true };
  return {
    beneficiaries: [
      { ...of, name: 'Ana Reyes', share: 3_334 },
      { ...of, name: 'Ben Reyes', share: 6_666 },
    ],
    ...changes,
  };
}

export function caseBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { kind: 'claim', title: 'Hospital stay', ...changes };
}

export function settingsPreviewBody(): Record<string, unknown> {
  return { section: 'hero', value: { title: 'Look after them', lead: 'In plain words.' } };
}

/** A breach of the past. */
export function breachBody(): Record<string, unknown> {
  return {
    discoveredAt: '2025-11-20T08:00:00Z',
    from: '2025-11-18T00:00:00Z',
    to: '2025-11-20T00:00:00Z',
    what: 'A laptop was stolen',
  };
}

export function privacyRequestBody(): Record<string, unknown> {
  return { kind: 'access', email: 'liza@sample.example', receivedOn: '2025-11-03' };
}

let holds = 0;
/** For another person each time. */
export function legalHoldBody(): Record<string, unknown> {
  holds += 1;
  return { email: `held-${holds}@sample.example`, reason: 'A claim in court' };
}

export function retentionBody(): Record<string, unknown> {
  return { bookingMonths: 24, mailMonths: 12, policyMonths: 120, automatic: false };
}

export function visitorMailsBody(): Record<string, boolean | string> {
  return { ...SETTINGS.visitorMails, howToPay: 'BPI, account 0000-0000-00\nGCash: 0917 000 0101' };
}

const six = <T>(item: (index: number) => T) => Array.from({ length: 6 }, (_, index) => item(index));
const legalText = { date: 'November 22, 2026', text: '## One\n\nFor {name}.\n\n- a point' };

/** Other words in each text. */
function reworded(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : `New: ${value.slice(0, 10).trim()}`;
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(reworded);
  return Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, reworded(inner)]));
}

type Section = Readonly<Record<string, unknown>>;

/** A valid value of each section of the settings that pages show. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  identity: {
    name: 'Reyes Advisory',
    tagline: 'Advice',
    advisor: 'Ana Reyes',
    licence: 'IC-1',
    licenceUrl: 'https://insurance.example/check',
    phone: '+63 2 8123 4567',
    email: 'office@reyes.example',
    address: 'Makati',
    socialUrl: '',
    chatUrl: 'viber://chat?number=1',
  },
  appearance: { brandColour: '#1f4b8e', logo: '', portrait: '' },
  hours: {
    week: [null, ...six(() => ({ opens: 510, closes: 1_025 }))],
    closedDays: [{ date: '2026-12-24', name: 'Christmas Eve' }],
    meeting: { way: 'video', minutes: 45, videoUrl: 'https://meet.example/office' },
  },
  ...(reworded(HOME_SECTIONS) as Readonly<Record<string, Section>>),
  calculators: {
    shown: ['mp2'],
    intro: 'Our own words',
    figures: [
      {
        key: 'estate.rate',
        value: 6,
        source: 'Tax Code',
        sourceUrl: 'https://bir.example/code',
        from: '2018-01-01',
        to: '',
        checkedOn: '2026-11-28',
        nextChange: '',
      },
    ],
  },
  legal: { privacyPolicy: legalText, termsOfService: legalText, cookiePolicy: legalText },
};
