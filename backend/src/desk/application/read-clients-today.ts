import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { ElapsedBusinessTime } from '../../calendar/elapsed-business-time.js';
import { DeskLeads } from '../../leads/desk-leads.js';
import { median } from '../domain/median.js';
import { reasonToCall } from '../domain/words.js';
import type { ComingDay } from './today.js';

const DAYS_AHEAD = 14;
const MOST_COMING = 50;
const MOST_ANSWERS = 1_000;

/** What the desk says about clients and about the office itself. */
@Injectable()
export class ReadClientsToday {
  constructor(
    private readonly leads: DeskLeads,
    private readonly hours: ElapsedBusinessTime,
  ) {}

  /** Birthdays, anniversaries and due premiums of today and the next 14 days, the nearest first. */
  async coming(today: CalendarDate): Promise<ComingDay[]> {
    const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(today, days));
    const days = await this.leads.clientDays(dates, MOST_COMING);
    return days.map((day) => ({
      kind: day.kind,
      date: day.date,
      leadType: 'appointment',
      leadId: day.client.id,
      name: `${day.client.firstName} ${day.client.lastName}`,
      detail: reasonToCall(day),
    }));
  }

  /** The median of the business minutes until the first answer to leads since that time; null without answers. */
  async medianFirstResponse(since: string): Promise<number | null> {
    const answers = await this.leads.answerTimes(since, MOST_ANSWERS);
    return median(
      this.hours.minutes(answers.map(({ createdAt, answeredAt }) => ({ from: createdAt, to: answeredAt }))),
    );
  }
}
