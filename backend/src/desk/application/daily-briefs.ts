import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { MailAddresses } from '../../mail/mail-addresses.js';
import type { HandedOver } from '../../mail/mail-kinds.js';
import type { NewMail } from '../../mail/outbox.js';
import { type OfficeProblemList, OfficeProblems } from './office-problems.js';
import { type PeopleBrief, ReadBrief } from './read-brief.js';

const SENT_AT_MINUTE = 7 * 60;
/** After an outage the brief of the day is still sent before noon. */
const USEFUL_UNTIL_MINUTE = 12 * 60;

type Facts = PeopleBrief & OfficeProblemList;

/** In every brief; the rest is missing in those that were sent before they told of it. */
type Always = 'consultations' | 'moreConsultations' | 'unansweredLeads' | 'visitorRequests' | 'failedMails';

/** The morning's mail to staff. */
export interface DailyBriefMail extends Pick<Facts, Always>, Partial<Omit<Facts, Always>> {
  readonly date: CalendarDate;
}

const NOTHING_YET: Omit<Required<DailyBriefMail>, 'date'> = {
  consultations: [],
  moreConsultations: 0,
  unansweredLeads: 0,
  visitorRequests: 0,
  tasksDue: 0,
  overdueRequests: 0,
  premiumsPastGrace: 0,
  premiumsInGrace: 0,
  premiumsInLastDays: 0,
  premiumsDue: 0,
  urgent: [],
  failedMails: 0,
  backupProblems: [],
};

/** The morning's mail to staff. It is planned ahead as a mail, and written when it is sent. */
@Injectable()
export class DailyBriefs {
  constructor(
    private readonly people: ReadBrief,
    private readonly problems: OfficeProblems,
    private readonly addresses: MailAddresses,
    private readonly time: BusinessTime,
  ) {}

  /** The briefs of today and tomorrow; planning them again adds nothing. */
  planned(): NewMail[] {
    const { staffTo } = this.addresses;
    const today = this.time.today();
    const now = this.time.timestamp();
    return [today, addDays(today, 1)]
      .map((date) => ({ date, usefulUntil: this.time.at(date, USEFUL_UNTIL_MINUTE) }))
      .filter(({ usefulUntil }) => usefulUntil > now)
      .flatMap(({ date, usefulUntil }) =>
        staffTo.map((recipient, index) => ({
          kind: 'staff_daily_brief' as const,
          data: { date, ...NOTHING_YET },
          recipient,
          dedupKey: `brief:${date}:${index}`,
          dueAt: this.time.at(date, SENT_AT_MINUTE),
          usefulUntil,
        })),
      );
  }

  /** What there is to say now and to whom, or that there is nothing. */
  async written({ date }: DailyBriefMail, stored: string): Promise<HandedOver<'staff_daily_brief'>> {
    const data = {
      date,
      ...(await this.people.execute(date)),
      ...(await this.problems.on(date)),
    };
    const counts = [
      data.consultations.length,
      data.unansweredLeads,
      data.visitorRequests,
      data.tasksDue,
      data.overdueRequests,
      data.premiumsPastGrace,
      data.premiumsInGrace,
      data.premiumsDue,
      data.failedMails,
      data.backupProblems.length,
    ];
    if (counts.every((count) => count === 0)) return { refusal: 'There was nothing to report' };
    return this.addresses.toStaff(data, stored);
  }
}

/** The brief without these bookings and clients; the same object if it names none. */
export function withoutBookings(brief: DailyBriefMail, ids: ReadonlySet<string>): DailyBriefMail {
  const { consultations, urgent = [] } = brief;
  const kept = consultations.filter(({ bookingId }) => !ids.has(bookingId));
  const named = urgent.filter(
    ({ bookingId, clientId }) => !ids.has(bookingId ?? '') && !ids.has(clientId ?? ''),
  );
  if (kept.length === consultations.length && named.length === urgent.length) return brief;
  return { ...brief, consultations: kept, urgent: named };
}
