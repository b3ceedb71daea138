import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { BackupProblems } from '../../care/backup-problems.js';
import { type LeadsBrief, LeadsBriefs } from '../../leads/leads-brief.js';
import { MailReport } from '../../mail/mail-report.js';
import { MailAddresses } from '../../mail/mail-addresses.js';
import type { HandedOver } from '../../mail/mail-kinds.js';
import type { NewMail } from '../../mail/outbox.js';
import { PolicyDays } from '../../policies/policy-days.js';
import { OverdueRequests } from '../../privacy/overdue-requests.js';
import { TaskQueries } from '../../tasks/task-queries.js';

const SENT_AT_MINUTE = 7 * 60;
/** After an outage the brief of the day is still sent before noon. */
const USEFUL_UNTIL_MINUTE = 12 * 60;
const MOST_PREMIUMS = 1_000;

/** The morning's mail to staff. */
export interface DailyBriefMail extends LeadsBrief {
  readonly date: CalendarDate;
  /** Open tasks that are due that day or earlier. Missing in briefs that were sent before there were tasks. */
  readonly tasksDue?: number;
  /** Open privacy requests whose day has passed. Missing in earlier briefs. */
  readonly overdueRequests?: number;
  /** Unpaid premiums, counted up to 1,000. Missing in briefs that were sent before there were policies. */
  readonly premiumsInGrace?: number;
  /** Unpaid premiums that are due within seven days, counted as those in grace. */
  readonly premiumsDue?: number;
  readonly failedMails: number;
  /** What is wrong with the backups, in sentences. Missing in briefs that were sent before they told of it. */
  readonly backupProblems?: readonly string[];
}

const NOTHING_YET: Omit<Required<DailyBriefMail>, 'date'> = {
  consultations: [],
  moreConsultations: 0,
  unansweredLeads: 0,
  visitorRequests: 0,
  tasksDue: 0,
  overdueRequests: 0,
  premiumsInGrace: 0,
  premiumsDue: 0,
  failedMails: 0,
  backupProblems: [],
};

/** The morning's mail to staff. It is planned ahead as a mail, and written when it is sent. */
@Injectable()
export class DailyBriefs {
  constructor(
    private readonly leads: LeadsBriefs,
    private readonly tasks: TaskQueries,
    private readonly requests: OverdueRequests,
    private readonly policies: PolicyDays,
    private readonly mails: MailReport,
    private readonly backups: BackupProblems,
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
      ...(await this.leads.brief(date)),
      tasksDue: (await this.tasks.dueUntil(date, 1)).total,
      overdueRequests: await this.requests.overdue(date),
      ...(await this.premiums(date)),
      failedMails: await this.mails.failed(),
      backupProblems: await this.backups.find(),
    };
    const counts = [
      data.consultations.length,
      data.unansweredLeads,
      data.visitorRequests,
      data.tasksDue,
      data.overdueRequests,
      data.premiumsInGrace,
      data.premiumsDue,
      data.failedMails,
      data.backupProblems.length,
    ];
    if (counts.every((count) => count === 0)) return { refusal: 'There was nothing to report' };
    return this.addresses.toStaff(data, stored);
  }

  private async premiums(date: CalendarDate) {
    const inGrace = await this.policies.inGrace(date, MOST_PREMIUMS);
    const dueSoon = await this.policies.dueSoon(date, MOST_PREMIUMS);
    return { premiumsInGrace: inGrace.length, premiumsDue: dueSoon.length };
  }
}

/** The brief without the consultations of these bookings; the same object if it names none. */
export function withoutBookings(brief: DailyBriefMail, ids: ReadonlySet<string>): DailyBriefMail {
  const consultations = brief.consultations.filter(({ bookingId }) => !ids.has(bookingId));
  return consultations.length < brief.consultations.length ? { ...brief, consultations } : brief;
}
