import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { BackupProblems } from '../../care/backup-problems.js';
import { MailReport } from '../../mail/mail-report.js';
import { OverdueRequests } from '../../privacy/overdue-requests.js';

export interface OfficeProblemList {
  /** Open privacy requests whose day has passed. */
  readonly overdueRequests: number;
  readonly failedMails: number;
  /** What is wrong with the backups, in sentences. */
  readonly backupProblems: readonly string[];
}

/** What is wrong in the office itself. */
@Injectable()
export class OfficeProblems {
  constructor(
    private readonly requests: OverdueRequests,
    private readonly mails: MailReport,
    private readonly backups: BackupProblems,
  ) {}

  async on(date: CalendarDate): Promise<OfficeProblemList> {
    return {
      overdueRequests: await this.requests.overdue(date),
      failedMails: await this.mails.failed(),
      backupProblems: await this.backups.find(),
    };
  }
}
