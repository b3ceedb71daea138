import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { recordClientActivity } from '../../clients/client-activity.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { OutboundEvents } from '../../webhooks/outbound-events.js';
import type { PremiumCorrection } from '../domain/premium-correction.js';
import { type Policy, policyName } from '../domain/policy.js';
import { asOf } from '../domain/premium-plan.js';
import type { Instalment } from '../domain/premium-schedule.js';
import { counted } from './book-counters.js';
import { noteNextPremium } from './next-premiums.js';
import { namesOf, withPolicy } from './locked-policy.js';
import { instalmentOf, policyOf, policyRow, premiumRow } from './policy-rows.js';
import { Policies, type PolicyRow, PremiumCorrections, Premiums } from './policy.tables.js';
import { planOn } from './premium-plans.js';

/** Policies of a piece. */
const PIECE = 200;

/** The premiums of policies, apart from changes of these. */
@Injectable()
export class SqlPremiums {
  constructor(
    private readonly database: Database,
    private readonly events: OutboundEvents,
  ) {}

  /**
   * Applies `decide` to the current premium and the others of its policy; the same object means no change. The earlier state is
   * kept with the reason. Null for an unknown id.
   */
  async correct(
    id: string,
    decide: (premium: Instalment, others: readonly Instalment[]) => Instalment,
    correction: Omit<PremiumCorrection, 'premiumId' | 'amount' | 'dueDate'>,
  ): Promise<{ readonly policyId: string; readonly isChanged: boolean } | null> {
    const known = await this.database.reader.findOneBy(Premiums, { id });
    if (!known) return null;
    const { policyId } = known;
    return withPolicy(this.database, policyId, async (tx, row) => {
      const premiums = (await tx.findBy(Premiums, { policyId })).map(instalmentOf);
      const before = premiums.find((premium) => premium.id === id);
      if (!before) return null;
      const after = decide(before, premiums);
      if (after === before) return { policyId, isChanged: false };
      const { amount, dueDate } = before;
      await tx.insert(PremiumCorrections, { ...correction, premiumId: id, amount, dueDate });
      const policy = { ...row, force: row.forceState };
      const { id: _, policyId: __, ...columns } = premiumRow(policy, after);
      await counted(tx, this.database, policyId, () => tx.update(Premiums, { id }, columns));
      await noteNextPremium(tx, policy);
      const name = policyName({ ...row, ...(await namesOf(tx, row)) });
      const event = {
        actionType: 'policy_changed',
        actionDetails: `Premium of ${name} due ${dueDate} corrected`,
      };
      const actor = { id: correction.correctedBy, name: correction.correctedByName };
      await recordClientActivity(tx, row.clientId, event, { actor, at: correction.correctedAt }, policyId);
      await this.events.publish(tx, [{ type: 'policy.updated', id: policyId, aboutId: row.clientId }]);
      return { policyId, isChanged: true };
    });
  }

  /** Stores the premiums that fall due up to that day, and the terms that hold since today, of all policies. */
  async planAllUntil(until: CalendarDate, today: CalendarDate): Promise<void> {
    await this.planEach('upcomingOn <= ? ORDER BY upcomingOn', today, today);
    await this.planEach('nextDueOn <= ? ORDER BY nextDueOn', until, today);
  }

  private async planEach(which: string, day: CalendarDate, today: CalendarDate): Promise<void> {
    for (;;) {
      const rows = await this.database.reader.query<{ id: string }[]>(
        `SELECT id FROM policies WHERE ${which}, id LIMIT ${PIECE}`,
        [day],
      );
      for (const { id } of rows)
        await withPolicy(this.database, id, async (tx, row) => {
          const policy = asOf(policyOf({ ...row, insurer: '', product: '' }), today);
          await counted(tx, this.database, id, () => this.store(tx, policy, row, today));
          await noteNextPremium(tx, policy);
        });
      if (rows.length < PIECE) return;
    }
  }

  private async store(tx: Transaction, policy: Policy, row: PolicyRow, today: CalendarDate): Promise<void> {
    const { policy: after, nextDueOn } = await planOn(tx, policy, today);
    const { insurerId, productId, nextPremiumDue, leftOn, keptMonths } = row;
    const stored = { insurerId, productId, nextPremiumDue, leftOn, keptMonths, nextDueOn };
    await tx.update(Policies, { id: policy.id }, policyRow(after, stored));
  }
}
