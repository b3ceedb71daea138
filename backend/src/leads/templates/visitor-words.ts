import { NOT_SET, SERVICE_LABELS } from '../../calendar/domain/booking-options.js';
import { beforeConfirmation, meetingOf } from '../../calendar/domain/meeting.js';
import type { BookingMail } from '../domain/booking-mail-kinds.js';
import {
  type Block,
  fact,
  type Fact,
  hasWords,
  importantFact,
  link,
  oneLine,
  phoneLink,
  quote,
} from '../../mail/blocks.js';
import { timeLines, visitorTimeLines } from '../../calendar/domain/consultation-time.js';
import type { MailContext } from '../../mail/mail-kinds.js';

/** The time by the office's clock, and by the visitor's where it differs. */
export function whenFacts(label: string, booking: BookingMail, { timeZone }: MailContext): Fact[] {
  const { preferredDate, preferredTime, visitorTimeZone } = booking;
  const visitorTime = visitorTimeLines(preferredDate, preferredTime, timeZone, visitorTimeZone);
  return [
    importantFact(label, ...timeLines(preferredDate, preferredTime, timeZone)),
    ...(visitorTime ? [importantFact('Your time', ...visitorTime)] : []),
  ];
}

/** With whom, how and how long. */
export function meetingFacts(
  booking: BookingMail,
  { business, meeting: setting }: MailContext,
  confirmed = true,
): Fact[] {
  const meeting = confirmed ? setting : beforeConfirmation(setting);
  const { how, link: address, length } = meetingOf(meeting, booking, business.address);
  return [
    fact('With', business.advisor),
    fact('How', address === null ? how : link(how, address)),
    fact('Length', length),
    fact('Our phone', phoneLink(business.phone)),
  ];
}

export function aboutFacts({ serviceInterest, reference }: BookingMail): Fact[] {
  return [
    ...(serviceInterest === NOT_SET ? [] : [fact('About', SERVICE_LABELS[serviceInterest])]),
    fact('Reference', reference),
  ];
}

/** The most of a note that is repeated, in characters. */
const MOST_QUOTED = 500;

/** Words with a domain, an address or a link in them, and phone numbers. */
// eslint-disable-next-line regexp/no-super-linear-move -- for at most MOST_QUOTED characters
const LEADS_ELSEWHERE = /\S*(?:[\p{L}\p{N}]\.[\p{L}\p{N}]|@|\/\/)\S*|\p{N}(?:[^\p{L}\p{N}]{0,2}\p{N}){6,}/gu;

/**
 * The visitor's note in one line, without links, addresses and phone numbers: the form accepts any e-mail address, so a
 * note could be used to send spam.
 */
export function noteBlocks(notes: string | null): Block[] {
  if (!hasWords(notes)) return [];
  const note = oneLine(notes.normalize('NFKC'), MOST_QUOTED).replace(LEADS_ELSEWHERE, '…');
  return [quote('You wrote', note)];
}

/** What a member of staff adds to a mail. */
export function wordBlocks(message: string | null | undefined): Block[] {
  return message && hasWords(message) ? [quote('A word from us', message)] : [];
}

/** The visitor's own page; null without its secret. */
export function bookingUrl({ token }: BookingMail, { baseUrl }: MailContext): string | null {
  return token === null ? null : `${baseUrl}/booking/${encodeURIComponent(token)}`;
}

export function callOrWrite({ business }: MailContext): string {
  return `call us at ${business.phone} or write to ${business.email}`;
}
