import { Injectable } from '@nestjs/common';
import { ClientQueries } from '../../clients/client-queries.js';
import type { TimelineEntry, TimelineKind, TimelineSource } from '../../clients/client-timeline.js';
import type { PolicyEvent } from '../domain/policy-event.js';
import { Database } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';

/** What events about policies are in the timeline of a person. */
const KINDS: Readonly<Record<PolicyEvent['actionType'], TimelineKind>> = {
  policy_added: 'change',
  policy_changed: 'change',
  beneficiaries_changed: 'change',
  premium_paid: 'payment',
  payment_reversed: 'payment',
  mail_sent: 'message',
  mail_not_sent: 'message',
  case_opened: 'case',
  case_changed: 'case',
  case_closed: 'case',
  case_reopened: 'case',
};

interface Line {
  readonly policyId: string;
  readonly createdAt: string;
  readonly reversalOf: string | null;
  readonly amount: number | string;
  readonly currency: string;
}

/** What happened to the policies of a client. Their events name no amounts: these are read from the payments themselves. */
@Injectable()
export class PolicyTimeline implements TimelineSource {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientQueries,
  ) {}

  async entries(clientId: string, limit: number): Promise<TimelineEntry[]> {
    const events = await this.clients.events(clientId, 'policies', limit);
    const paid = events.filter((event) => kindOf(event) === 'payment');
    const amounts = await this.amounts(paid.flatMap(({ policyId }) => policyId ?? []));
    return events.map(({ performedBy: _, policyId, ...event }) => ({
      ...event,
      kind: kindOf(event),
      ...(policyId !== null && { policyId }),
      ...amounts.get(keyOf(policyId ?? '', event.createdAt, event.actionType === 'payment_reversed')),
    }));
  }

  /** The amounts of the lines that staff recorded, by `keyOf`. */
  private async amounts(
    policyIds: readonly string[],
  ): Promise<ReadonlyMap<string, { amount: number; currency: string }>> {
    const ids = [...new Set(policyIds)];
    if (ids.length === 0) return new Map();
    const lines = await this.database.reader.query<Line[]>(
      `SELECT d.policyId, l.createdAt, l.reversalOf, l.amount, d.currency
       FROM premiums d JOIN premium_payments l ON l.premiumId = d.id
       WHERE d.policyId IN (${placeholders(ids)}) AND l.carriedFrom IS NULL`,
      ids,
    );
    return new Map(
      lines.map(({ policyId, createdAt, reversalOf, amount, currency }) => [
        keyOf(policyId, createdAt, reversalOf !== null),
        { amount: Number(amount), currency },
      ]),
    );
  }
}

/** Those of older rows may have other types. */
const kindOf = ({ actionType }: { readonly actionType: string }): TimelineKind =>
  (KINDS as Readonly<Record<string, TimelineKind | undefined>>)[actionType] ?? 'change';

/** An event is written at the moment of its line, and in an act a policy gets at most one payment and one reversal. */
const keyOf = (policyId: string, createdAt: string, isReversal: boolean) =>
  `${policyId} ${createdAt} ${isReversal}`;
