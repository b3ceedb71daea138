import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { ClientQueries } from '../../clients/client-queries.js';
import { Database } from '../../platform/database/database.js';
import { MailedPolicies } from '../application/ports.js';
import type { PlannedKind, PolicyMailKind } from '../domain/policy-mails.js';
import type { MailedPolicy } from '../domain/policy-recipients.js';
import { reachedPayor } from '../policy-queries.js';
import { type PolicyRow, PolicyMailPlans } from './policy.tables.js';

type PremiumColumns = NonNullable<MailedPolicy['premium']>;
type Row = Omit<MailedPolicy, 'client' | 'payor' | 'premium' | 'force'> &
  Pick<PolicyRow, 'clientId' | 'payor' | 'forceState'> & {
    readonly [C in keyof PremiumColumns]: PremiumColumns[C] | null;
  };

@Injectable()
export class SqlPolicyMails extends MailedPolicies {
  constructor(
    private readonly database: Database,
    private readonly clients: ClientQueries,
  ) {
    super();
  }

  override async find(policyId: string, dueDate: CalendarDate | null): Promise<MailedPolicy | null> {
    const [row] = await this.database.reader.query<Row[]>(
      `SELECT p.id AS policyId, p.clientId, p.payor, p.policyNumber, p.startsOn, p.endsOn, p.forceState,
         p.application, i.name AS insurer, d.dueDate, d.graceEndsOn, d.amount, d.paidAmount, d.currency
       FROM policies p JOIN insurers i ON i.id = p.insurerId
       LEFT JOIN premiums d ON d.policyId = p.id AND d.dueDate = ?
       WHERE p.id = ?`,
      [dueDate ?? '', policyId],
    );
    if (!row) return null;
    const {
      clientId,
      payor,
      forceState: force,
      dueDate: due,
      graceEndsOn,
      amount,
      paidAmount,
      currency,
      ...policy
    } = row;
    const clients = await this.clients.byIds(payor === null ? [clientId] : [clientId, payor]);
    const premium = due && {
      dueDate: due,
      graceEndsOn: graceEndsOn!,
      amount: Number(amount),
      paidAmount: Number(paidAmount),
      currency: currency!,
    };
    return {
      ...policy,
      force,
      client: clients.get(clientId) ?? null,
      payor: reachedPayor(clients, payor),
      premium: premium || null,
    };
  }

  override async plans(): Promise<ReadonlyMap<string, PlannedKind>> {
    const rows = await this.database.reader.find(PolicyMailPlans);
    return new Map(rows.map(({ kind, plannedOn, wasOn }) => [kind, { plannedOn, wasOn: wasOn === 1 }]));
  }

  override async planned(plans: readonly (PlannedKind & { readonly kind: PolicyMailKind })[]): Promise<void> {
    const rows = plans.map((plan) => ({ ...plan, wasOn: plan.wasOn ? (1 as const) : (0 as const) }));
    await this.database.write((tx) => tx.upsert(PolicyMailPlans, rows, ['kind']));
  }
}
