import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { MailStates } from '../../mail/mail-states.js';
import { TaskQueries } from '../../tasks/task-queries.js';
import { failedMails } from './failed-mails.js';

/** How much waits for a user, for the menu of the console. */
export interface Waiting {
  /** The user's open tasks that are due today or overdue. */
  readonly tasksDue: number;
  /** Messages that failed, as the desk of the day lists them; counted up to 100. */
  readonly failedMails: number;
}

/** Counts what waits for a user. Unlike the desk of the day it is no part of a visit. */
@Injectable()
export class CountWaiting {
  constructor(
    private readonly tasks: TaskQueries,
    private readonly mails: MailStates,
    private readonly time: BusinessTime,
  ) {}

  async execute(userId: string): Promise<Waiting> {
    const [tasksDue, failed] = await Promise.all([
      this.tasks.countDue(this.time.today(), userId),
      failedMails(this.mails, this.time.timestamp()),
    ]);
    return { tasksDue, failedMails: failed.length };
  }
}
