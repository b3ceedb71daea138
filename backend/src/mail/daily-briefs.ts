import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../calendar/business-time.js';
import { addDays, type CalendarDate, momentIn } from '../calendar/domain/calendar-date.js';
import { Config } from '../platform/config.js';
import type { OutgoingMail } from './application/ports.js';
import type { DailyBriefMail } from './domain/mail-kinds.js';
import { OfficeAddresses } from './office-addresses.js';
import type { NewMail } from './outbox.js';

const SENT_AT_MINUTE = 7 * 60;
/** After an outage the brief of the day is still sent before noon. */
const USEFUL_UNTIL_MINUTE = 12 * 60;

/** What the brief says about leads. */
export type LeadsBrief = Omit<
  DailyBriefMail,
  'date' | 'failedMails' | 'tasksDue' | 'overdueRequests' | 'backupProblems'
>;

/** The morning's mail to staff. It is planned ahead as a message, and written when it is sent. */
@Injectable()
export class DailyBriefs {
  private leads: ((date: CalendarDate) => Promise<LeadsBrief>) | null = null;
  private tasksDue: (date: CalendarDate) => Promise<number> = () => Promise.resolve(0);
  private overdueRequests: (date: CalendarDate) => Promise<number> = () => Promise.resolve(0);
  private failedMails: () => Promise<number> = () => Promise.resolve(0);
  private backupProblems: () => Promise<readonly string[]> = () => Promise.resolve([]);

  constructor(
    private readonly config: Config,
    private readonly addresses: OfficeAddresses,
    private readonly time: BusinessTime,
  ) {}

  reportLeads(leads: (date: CalendarDate) => Promise<LeadsBrief>): void {
    this.leads = leads;
  }

  /** `count` gets a day and returns the number of open tasks that are due by then. */
  reportTasksDue(count: (date: CalendarDate) => Promise<number>): void {
    this.tasksDue = count;
  }

  /** `count` gets a day and returns the number of open privacy requests that were due before. */
  reportOverdueRequests(count: (date: CalendarDate) => Promise<number>): void {
    this.overdueRequests = count;
  }

  reportFailedMails(count: () => Promise<number>): void {
    this.failedMails = count;
  }

  /** `find` returns what is wrong with the backups, one sentence each. */
  reportBackups(find: () => Promise<readonly string[]>): void {
    this.backupProblems = find;
  }

  /** The briefs of today and tomorrow; planning them again adds nothing. None without a mail server. */
  planned(): NewMail[] {
    if (!this.config.mail.server) return [];
    const { staffTo } = this.addresses;
    const today = this.time.today();
    const now = this.time.timestamp();
    return [today, addDays(today, 1)]
      .map((date) => ({ date, usefulUntil: this.momentOf(date, USEFUL_UNTIL_MINUTE) }))
      .filter(({ usefulUntil }) => usefulUntil > now)
      .flatMap(({ date, usefulUntil }) =>
        staffTo.map((recipient, index) => ({
          kind: 'staff_daily_brief' as const,
          data: {
            date,
            consultations: [],
            moreConsultations: 0,
            unansweredLeads: 0,
            visitorRequests: 0,
            tasksDue: 0,
            overdueRequests: 0,
            failedMails: 0,
            backupProblems: [],
          },
          recipient,
          lead: null,
          dedupKey: `brief:${date}:${index}`,
          dueAt: this.momentOf(date, SENT_AT_MINUTE),
          usefulUntil,
        })),
      );
  }

  /** The message with what there is to say now; null on a day with nothing in it. Other messages are returned as they are. */
  async written(mail: OutgoingMail): Promise<OutgoingMail | null> {
    if (mail.kind !== 'staff_daily_brief' || !this.leads) return mail;
    const { date } = mail.data;
    const data = {
      date,
      ...(await this.leads(date)),
      tasksDue: await this.tasksDue(date),
      overdueRequests: await this.overdueRequests(date),
      failedMails: await this.failedMails(),
      backupProblems: await this.backupProblems(),
    };
    const counts = [
      data.consultations.length,
      data.unansweredLeads,
      data.visitorRequests,
      data.tasksDue,
      data.overdueRequests,
      data.failedMails,
      data.backupProblems.length,
    ];
    return counts.some((count) => count > 0) ? { ...mail, data } : null;
  }

  private momentOf(date: CalendarDate, minute: number): string {
    return momentIn(this.config.timeZone, date, minute).toISOString();
  }
}
