import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { MailStates } from '../../mail/mail-states.js';
import { ToDoList } from '../../tasks/to-do-list.js';
import { daysBefore, failedMails } from './failed-mails.js';
import { ReadClientsToday } from './read-clients-today.js';
import { ReadLeadsToday } from './read-leads-today.js';
import type { Today } from './today.js';

const MOST_TASKS = 50;
const MOST_MAILS = 20;

/** What is to be done today. */
@Injectable()
export class OpenToday {
  constructor(
    private readonly readLeads: ReadLeadsToday,
    private readonly readClients: ReadClientsToday,
    private readonly toDo: ToDoList,
    private readonly mails: MailStates,
    private readonly time: BusinessTime,
  ) {}

  async execute(): Promise<Today> {
    const [date, now] = [this.time.today(), this.time.timestamp()];
    const [leads, coming, medianFirstResponseMinutes, tasks, failed, premiums] = await Promise.all([
      this.readLeads.execute(date, now),
      this.readClients.coming(date),
      this.readClients.medianFirstResponse(daysBefore(now, 30)),
      this.toDo.dueUntil(date, MOST_TASKS),
      failedMails(this.mails, now),
      this.readClients.premiums(date),
    ]);
    return {
      date,
      ...leads,
      tasks,
      failedMails: { total: failed.length, rows: failed.slice(0, MOST_MAILS) },
      premiums,
      coming,
      medianFirstResponseMinutes,
    };
  }
}
