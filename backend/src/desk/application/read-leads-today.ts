import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { ClosedDays } from '../../calendar/closed-days.js';
import { ElapsedBusinessTime } from '../../calendar/elapsed-business-time.js';
import { DeskLeads, type LeadRef } from '../../leads/desk-leads.js';
import { leadKey } from '../../leads/lead-tasks.js';
import { type ListedLeadRow, ListedLeads } from '../../leads/listed-leads.js';
import { TaskQueries } from '../../tasks/task-queries.js';
import { ageOn } from '../domain/words.js';
import {
  type BookingRow,
  type Consultation,
  type FirstRows,
  type LeadsToday,
  MOST_COUNTED,
  type WaitingLead,
} from './today.js';

const MOST_CONSULTATIONS = 100;
const MOST_SHOWN = 20;
/** For how many days it is asked whether a consultation took place. */
const ASKED_DAYS = 7;

type Rows = (refs: readonly LeadRef[]) => ListedLeadRow[];

/** The lists of leads on the desk: consultations, unanswered leads, requests of visitors. */
@Injectable()
export class ReadLeadsToday {
  constructor(
    private readonly leads: DeskLeads,
    private readonly listed: ListedLeads,
    private readonly tasks: TaskQueries,
    private readonly hours: ElapsedBusinessTime,
    private readonly closedDays: ClosedDays,
  ) {}

  /** As of `now`, which is on the day `today`. */
  async execute(today: CalendarDate, now: string): Promise<LeadsToday> {
    const nextOpenDay = this.closedDays.nextOpenDay(today);
    const consultations = await this.leads.consultations(daysUntil(today, nextOpenDay), MOST_CONSULTATIONS);
    const open = await this.leads.withoutOutcome(addDays(today, -ASKED_DAYS), today, MOST_COUNTED);
    const unanswered = await this.leads.unanswered(MOST_COUNTED);
    const signUps = await this.leads.unansweredSignUps(MOST_COUNTED);
    const requests = await this.leads.withVisitorRequest(MOST_COUNTED);
    const shown = [unanswered, signUps, requests, open].map((refs) => refs.slice(0, MOST_SHOWN));
    const rows = await this.read([...consultations, ...shown.flat()]);
    const first = (refs: readonly LeadRef[]): FirstRows<ListedLeadRow> => ({
      total: refs.length,
      rows: rows(refs.slice(0, MOST_SHOWN)),
    });
    const waiting = (refs: readonly LeadRef[]): FirstRows<WaitingLead> => ({
      total: refs.length,
      rows: this.waiting(first(refs).rows, now),
    });
    return {
      consultations: await this.consultations(rows(consultations)),
      nextOpenDay,
      withoutOutcome: first(open),
      unanswered: waiting(unanswered),
      unansweredSignUps: waiting(signUps),
      visitorRequests: first(requests),
    };
  }

  /** Reads each lead once; several lists may have it. */
  private async read(refs: readonly LeadRef[]): Promise<Rows> {
    const different = [...new Map(refs.map((ref) => [leadKey(ref), ref])).values()];
    const listed = await this.listed.rows(different);
    const found = new Map(listed.map((row) => [leadKey({ ...row, leadId: row.id }), row]));
    return (wanted) => wanted.flatMap((ref) => found.get(leadKey(ref)) ?? []);
  }

  private async consultations(rows: readonly ListedLeadRow[]): Promise<Consultation[]> {
    const bookings = rows.filter((row): row is BookingRow => row.leadType === 'appointment');
    const withTask = bookings.filter(({ nextTaskDue }) => nextTaskDue !== null);
    const tasks = await this.tasks.nextOfEach(
      withTask.map(({ id }) => ({ leadType: 'appointment', leadId: id })),
    );
    const taskOf = new Map(tasks.map((task) => [task.leadId, task]));
    return bookings.map((booking) => ({
      ...booking,
      age: ageOn(booking.dateOfBirth, booking.preferredDate),
      openTask: taskOf.get(booking.id) ?? null,
    }));
  }

  private waiting(rows: readonly ListedLeadRow[], to: string): WaitingLead[] {
    const minutes = this.hours.minutes(rows.map(({ createdAt }) => ({ from: createdAt, to })));
    return rows.map((row, index) => ({ ...row, waitingMinutes: minutes[index]! }));
  }
}

/** Both included. */
function daysUntil(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const days = [first];
  for (let day = first; day < last; days.push(day)) day = addDays(day, 1);
  return days;
}
