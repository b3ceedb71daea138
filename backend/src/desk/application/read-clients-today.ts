import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { ElapsedBusinessTime } from '../../calendar/elapsed-business-time.js';
import { ClientQueries, nameOf } from '../../clients/client-queries.js';
import { DeskLeads } from '../../leads/desk-leads.js';
import { PolicyDays, type PolicyDay, policyName, type PolicyPremium } from '../../policies/policy-days.js';
import { mailAddressOf } from '../../policies/policy-queries.js';
import { median } from '../domain/median.js';
import { reasonToCall, yearsWords } from '../domain/words.js';
import { type ComingDay, type DuePremium, type DuePremiums, MOST_COUNTED } from './today.js';

const DAYS_AHEAD = 14;
const MOST_COMING = 50;
const MOST_ANSWERS = 1_000;
const MOST_PREMIUMS = { pastGrace: 10, inGrace: 10, dueSoon: 5 };
const KINDS: readonly ComingDay['kind'][] = ['birthday', 'maturity', 'anniversary', 'premium'];

/** What the desk says about clients and about the office itself. */
@Injectable()
export class ReadClientsToday {
  constructor(
    private readonly leads: DeskLeads,
    private readonly clients: ClientQueries,
    private readonly policies: PolicyDays,
    private readonly hours: ElapsedBusinessTime,
  ) {}

  /**
   * Birthdays, anniversaries, maturities and due premiums of today and the next 14 days, the nearest first. Those of a sale are
   * left out when its policy was added: the policy has its own.
   */
  async coming(today: CalendarDate): Promise<ComingDay[]> {
    const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => addDays(today, days));
    const [ofLeads, ofPolicies, birthdays] = await Promise.all([
      this.leads.clientDays(dates, MOST_COMING),
      this.policies.days(dates, MOST_COMING),
      this.clients.birthdays(dates, MOST_COMING),
    ]);
    const sold = await this.policies.soldIn(ofLeads.map(({ client }) => client.id));
    const born = new Set(birthdays.map(({ client }) => client.id));
    const days: ComingDay[] = [
      ...ofLeads
        .filter(({ kind, client: { id, clientId } }) =>
          kind === 'birthday' ? clientId === null || !born.has(clientId) : !sold.has(id),
        )
        .map((day): ComingDay => ({
          kind: day.kind,
          date: day.date,
          leadType: 'appointment',
          leadId: day.client.id,
          clientId: null,
          policyId: null,
          name: nameOf(day.client),
          detail: reasonToCall(day),
        })),
      ...birthdays.map(({ date, client }): ComingDay => ({
        kind: 'birthday',
        date,
        ...NO_LEAD,
        clientId: client.id,
        policyId: null,
        name: nameOf(client),
        detail: reasonToCall({ kind: 'birthday', date, client }),
      })),
      ...ofPolicies.map(comingOf),
    ];
    const order = ({ date, kind }: ComingDay) => `${date} ${KINDS.indexOf(kind)}`;
    return days
      .sort((one, other) => (order(one) < order(other) ? -1 : order(one) > order(other) ? 1 : 0))
      .slice(0, MOST_COMING);
  }

  /** The next premiums of policies that go on: those past grace, those in grace by the days left, those due within seven days. */
  async premiums(today: CalendarDate): Promise<DuePremiums> {
    const { pastGrace, inGrace, dueSoon } = await this.policies.waitingPremiums(today, MOST_COUNTED);
    const shown = [
      ...pastGrace.slice(0, MOST_PREMIUMS.pastGrace),
      ...inGrace.slice(0, MOST_PREMIUMS.inGrace),
      ...dueSoon.slice(0, MOST_PREMIUMS.dueSoon),
    ];
    const premiums = await this.policies.premiums(shown, today);
    return {
      total: pastGrace.length + inGrace.length + dueSoon.length,
      pastGrace: pastGrace.length,
      inGrace: inGrace.length,
      dueSoon: dueSoon.length,
      rows: premiums.map(dueOf),
    };
  }

  /** The median of the business minutes until the first answer to leads since that time; null without answers. */
  async medianFirstResponse(since: string): Promise<number | null> {
    const answers = await this.leads.answerTimes(since, MOST_ANSWERS);
    return median(
      this.hours.minutes(answers.map(({ createdAt, answeredAt }) => ({ from: createdAt, to: answeredAt }))),
    );
  }
}

const NO_LEAD = { leadType: null, leadId: null };

function comingOf({ kind, date, policyId, client, years, ...policy }: PolicyDay): ComingDay {
  return {
    kind,
    date,
    ...NO_LEAD,
    clientId: client.id,
    policyId,
    name: nameOf(client),
    detail: kind === 'anniversary' ? `${yearsWords(years)}, ${policyName(policy)}` : policyName(policy),
  };
}

function dueOf({ client, payor: _, isInForce: __, ...premium }: PolicyPremium): DuePremium {
  const { id: clientId, phone } = client;
  return { ...premium, clientId, name: nameOf(client), phone, email: mailAddressOf(client) };
}
