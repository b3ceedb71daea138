import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { nameOf } from '../../clients/client-queries.js';
import { daysPastGrace, PolicyDays, type PolicyPremium } from '../../policies/policy-days.js';
import type { ListedTask } from '../../tasks/task-queries.js';
import { ToDoList } from '../../tasks/to-do-list.js';
import { mostUrgent, type Urgency, type UrgentPerson } from '../domain/urgent-people.js';
import { type LeadCounts, ReadLeadsBrief } from './read-leads-brief.js';
import { MOST_COUNTED, MOST_READ } from './today.js';

const DAY = 86_400_000;
/** Days of grace in which a client is to be called at once. */
const LAST_DAYS = 7;

/** What the morning's mail says about people; each number is counted up to 100, as on the desk of the day. */
export interface PeopleBrief extends LeadCounts {
  /** Open tasks and next steps of cases that are due that day or earlier. */
  readonly tasksDue: number;
  readonly premiumsPastGrace: number;
  readonly premiumsInGrace: number;
  /** Of those in grace, the premiums whose last day is within seven days. */
  readonly premiumsInLastDays: number;
  readonly premiumsDue: number;
  readonly urgent: readonly UrgentPerson[];
}

/** What the morning's mail says about people, from the lists of the desk of the day. */
@Injectable()
export class ReadBrief {
  constructor(
    private readonly leads: ReadLeadsBrief,
    private readonly toDo: ToDoList,
    private readonly policies: PolicyDays,
  ) {}

  async execute(date: CalendarDate): Promise<PeopleBrief> {
    const leads = await this.leads.execute(date);
    const tasks = await this.toDo.dueUntil(date, MOST_READ);
    const waiting = await this.policies.waitingPremiums(date, MOST_COUNTED);
    const pastGrace = await this.policies.premiums(waiting.pastGrace.slice(0, MOST_READ), date);
    const inGrace = await this.policies.premiums(waiting.inGrace, date);
    const lastDays = inGrace.filter(({ daysLeft }) => daysLeft !== null && daysLeft <= LAST_DAYS);
    const urgent = mostUrgent([
      pastGrace.map((premium) =>
        owner(premium, { why: 'past grace', days: daysPastGrace(premium, date) ?? 0 }),
      ),
      lastDays.map((premium) => owner(premium, { why: 'in grace', days: premium.daysLeft ?? 0 })),
      tasks.rows.flatMap((task) => personOf(task, date) ?? []),
      ...leads.urgent,
    ]);
    return {
      ...leads.counts,
      tasksDue: tasks.total,
      premiumsPastGrace: waiting.pastGrace.length,
      premiumsInGrace: waiting.inGrace.length,
      premiumsInLastDays: lastDays.length,
      premiumsDue: waiting.dueSoon.length,
      urgent,
    };
  }
}

function owner({ client, policyId }: PolicyPremium, urgency: Urgency): UrgentPerson {
  const { id: clientId, phone } = client;
  return { bookingId: null, clientId, policyId, name: nameOf(client), phone, urgency };
}

/** Null for a task of nobody, and of a lead without a booking. */
function personOf(task: ListedTask, date: CalendarDate): UrgentPerson | null {
  const { kind: why, title: what, leadType, leadId, leadName, clientId, clientName, policyId } = task;
  const days = (Date.parse(date) - Date.parse(task.dueDate)) / DAY;
  const person = { policyId, phone: null, urgency: why === 'policy' ? { why, what, days } : { why, days } };
  if (clientId !== null && clientName !== null)
    return { ...person, bookingId: null, clientId, name: clientName };
  if (leadType === 'appointment' && leadName !== null)
    return { ...person, bookingId: leadId, clientId: null, name: leadName };
  return null;
}
