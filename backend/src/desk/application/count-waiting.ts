import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays } from '../../calendar/domain/calendar-date.js';
import { MailStates } from '../../mail/mail-states.js';
import { PolicyDays } from '../../policies/policy-days.js';
import { OverdueRequests } from '../../privacy/overdue-requests.js';
import { ToDoList } from '../../tasks/to-do-list.js';
import type { SessionUser } from '../../users/staff.js';
import { failedMails } from './failed-mails.js';
import { MOST_COUNTED } from './today.js';

/** How much waits for a user, for the menu of the console. */
export interface Waiting {
  /** The user's open tasks and the next steps of cases that are due today or overdue. */
  readonly tasksDue: number;
  /** Messages that failed, as the desk of the day lists them; counted up to 100. */
  readonly failedMails: number;
  /** Messages that are kept until a mail server is connected. */
  readonly heldMails: number;
  /** Policies that go on whose next premium is past grace, as the desk of the day lists them; counted up to 100. */
  readonly premiumsPastGrace: number;
  /** The same of those in their days of grace. */
  readonly premiumsInGrace: number;
  /** Open privacy requests that are due today or overdue; 0 for a user who may not see them. */
  readonly privacyRequestsDue: number;
}

/** Counts what waits for a user. */
@Injectable()
export class CountWaiting {
  constructor(
    private readonly toDo: ToDoList,
    private readonly mails: MailStates,
    private readonly policies: PolicyDays,
    private readonly requests: OverdueRequests,
    private readonly time: BusinessTime,
  ) {}

  async execute({ id, role }: Pick<SessionUser, 'id' | 'role'>): Promise<Waiting> {
    const today = this.time.today();
    const [tasksDue, failed, heldMails, premiums, privacyRequestsDue] = await Promise.all([
      this.toDo.countDue(today, id),
      failedMails(this.mails, this.time.timestamp()),
      this.mails.held(),
      this.policies.waitingPremiums(today, MOST_COUNTED),
      role === 'superadmin' ? this.requests.overdue(addDays(today, 1)) : 0,
    ]);
    return {
      tasksDue,
      failedMails: failed.length,
      heldMails,
      premiumsPastGrace: premiums.pastGrace.length,
      premiumsInGrace: premiums.inGrace.length,
      privacyRequestsDue,
    };
  }
}
