import type { Birthday, Client, ClientQueries } from '../../clients/client-queries.js';
import type { DeskLeads, LeadRef } from '../../leads/desk-leads.js';
import type { ListedLeadRow, ListedLeads } from '../../leads/listed-leads.js';
import { anAppointment, aSubscription } from '../../leads/testing/builders.js';
import type { MailStates } from '../../mail/mail-states.js';
import type { PolicyCounts, PolicyDay, PolicyDays, PolicyPremium } from '../../policies/policy-days.js';
import type { TaskQueries, ListedTask } from '../../tasks/task-queries.js';
import type { ToDoList } from '../../tasks/to-do-list.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { BookingRow } from '../application/today.js';

const NO_CLIENT = { known: null, perhaps: null };

export function aBookingRow(changes: Partial<BookingRow> = {}): BookingRow {
  return { ...anAppointment(), ...NO_CLIENT, dateOfBirth: '1984-03-12', leadType: 'appointment', ...changes };
}

export function aSubscriptionRow(): ListedLeadRow {
  return { ...aSubscription(), ...NO_CLIENT, leadType: 'subscription' };
}

export function refOf({ leadType, id }: ListedLeadRow): LeadRef {
  return { leadType, leadId: id };
}

/** What the other areas know, as plain values; `asked` has the arguments of the last call of each port. */
export class InMemoryDesk {
  rows: ListedLeadRow[] = [];
  asked: Record<string, readonly unknown[]> = {};

  readonly lists: { [Name in keyof DeskLeads]: Awaited<ReturnType<DeskLeads[Name]>> } = {
    consultations: [],
    withoutOutcome: [],
    any: false,
    unanswered: [],
    unansweredSignUps: [],
    withVisitorRequest: [],
    answerTimes: [],
    clientDays: [],
    related: [],
    found: [],
  };
  tasks: ListedTask[] = [];
  readonly mailLists: { [Name in keyof MailStates]: Awaited<ReturnType<MailStates[Name]>> } = {
    recipients: [],
    ofLead: [],
    sentAbout: [],
    failed: [],
    held: 0,
  };

  birthdays: Birthday[] = [];
  withContacts: Client[] = [];
  readonly policyCounts = new Map<string, PolicyCounts>();
  policyDays: PolicyDay[] = [];
  /** Bookings whose sale a policy came from. */
  sold: string[] = [];
  premiums: PolicyPremium[] = [];
  /** The days by which open privacy requests are answered. */
  requestsDue: string[] = [];

  readonly leads = this.port<DeskLeads>((name) => this.lists[name]);
  readonly mails = this.port<MailStates>((name) => this.mailLists[name]);

  readonly listed: ListedLeads = {
    rows: (refs) =>
      Promise.resolve(
        refs.flatMap(
          ({ leadType, leadId }) =>
            this.rows.find((row) => row.leadType === leadType && row.id === leadId) ?? [],
        ),
      ),
  };

  readonly clients = portWith<ClientQueries>({
    birthdays: () => Promise.resolve(this.birthdays),
    withContacts: (...asked) => {
      this.asked.withContacts = asked;
      return Promise.resolve(this.withContacts);
    },
  });

  readonly policies = portWith<PolicyDays>({
    days: () => Promise.resolve(this.policyDays),
    countsOf: (...asked) => {
      this.asked.countsOf = asked;
      return Promise.resolve(this.policyCounts);
    },
    soldIn: () => Promise.resolve(new Set(this.sold)),
    waitingPremiums: (_, limit) => {
      const inState = (...states: readonly PolicyPremium['state'][]) =>
        this.premiums
          .filter(({ state }) => states.includes(state))
          .map(({ id }) => id)
          .slice(0, limit);
      const pastGrace = inState('past grace');
      return Promise.resolve({
        pastGrace,
        inGrace: inState('in grace'),
        dueSoon: inState('due', 'upcoming'),
      });
    },
    premiums: (ids) => Promise.resolve(this.premiums.filter(({ id }) => ids.includes(id))),
  });

  readonly toDo = portWith<ToDoList>({
    dueUntil: (date, limit) => {
      const due = this.tasks.filter(({ dueDate }) => dueDate <= date);
      return Promise.resolve({ rows: due.slice(0, limit), total: due.length });
    },
    countDue: (date, userId) =>
      Promise.resolve(
        this.tasks.filter(({ dueDate, assigneeId }) => dueDate <= date && assigneeId === userId).length,
      ),
  });

  readonly tasksOfLeads = portWith<TaskQueries>({
    nextOf: ({ leadId }) => Promise.resolve(this.tasks.find((task) => task.leadId === leadId) ?? null),
    nextOfEach: (leads) => {
      this.asked.nextOfEach = leads;
      return Promise.resolve(this.tasks.filter(({ leadId }) => leads.some((lead) => lead.leadId === leadId)));
    },
  });

  /** A port whose methods answer with these values. */
  private port<Port extends object>(answer: (name: keyof Port) => unknown): Port {
    return new Proxy({} as Port, {
      get:
        (_, name) =>
        (...parameters: unknown[]) => {
          this.asked[String(name)] = parameters;
          return Promise.resolve(answer(name as keyof Port));
        },
    });
  }
}
