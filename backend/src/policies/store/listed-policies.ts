import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { Instalment } from '../domain/premium-schedule.js';
import type { OpenCase } from '../domain/service-case.js';
import { countedPart } from '../domain/book.js';
import type { MatchedPremiums, PolicyFilter } from '../policy-queries.js';
import { COUNTED_AMOUNTS, premiumConditions } from './policy-conditions.js';
import { instalmentOf } from './policy-rows.js';
import type { PolicyRow, PremiumRow } from './policy.tables.js';

/** What a list says of the premiums of a policy. */
interface ListedPremiums {
  /** Null for a policy with nothing to be paid. */
  readonly next: Instalment | null;
  /** What was paid beyond the premiums, in whole centavos. */
  readonly credit: number;
}

/** By the ids of the policies; nothing for one with neither. */
export async function premiumsOfListed(
  reader: Transaction,
  policyIds: readonly string[],
): Promise<ReadonlyMap<string, ListedPremiums>> {
  const listed = new Map<string, ListedPremiums>();
  if (policyIds.length === 0) return listed;
  const rows = await reader.query<(PremiumRow & Pick<PolicyRow, 'nextPremiumDue'>)[]>(
    `SELECT d.*, p.nextPremiumDue FROM policies p JOIN premiums d ON d.policyId = p.id
       WHERE p.id IN (${placeholders(policyIds)}) AND (d.dueDate = p.nextPremiumDue OR d.paidAmount > d.amount)`,
    [...policyIds],
  );
  for (const { nextPremiumDue, ...row } of rows) {
    const premium = instalmentOf(row);
    const { next, credit } = listed.get(row.policyId) ?? { next: null, credit: 0 };
    listed.set(row.policyId, {
      next: premium.dueDate === nextPremiumDue ? premium : next,
      credit: credit + Math.max(0, premium.paidAmount - premium.amount),
    });
  }
  return listed;
}

/** The open cases of policies, by the day of the next step. */
export async function openCasesOf(
  reader: Transaction,
  policyIds: readonly string[],
): Promise<readonly (OpenCase & { readonly policyId: string })[]> {
  if (policyIds.length === 0) return [];
  return reader.query(
    `SELECT policyId, id, kind, title, nextStep, nextBy FROM service_cases
       WHERE policyId IN (${placeholders(policyIds)}) AND closedAt IS NULL
       ORDER BY COALESCE(nextBy, '9999-12-31'), id`,
    [...policyIds],
  );
}

/** The premiums of policies that match a filter, by the ids of the policies; none for one without criteria of premiums. */
export async function matchedPremiums(
  reader: Transaction,
  policyIds: readonly string[],
  filter: PolicyFilter,
  today: CalendarDate,
): Promise<ReadonlyMap<string, MatchedPremiums>> {
  const premiums = premiumConditions(filter, today);
  if (!premiums || policyIds.length === 0) return new Map();
  const of = countedPart(filter.premiumState);
  const rows = await reader.query<
    { policyId: string; currency: string; dueDate: string; count: number | string; amount: number | string }[]
  >(
    `SELECT d.policyId, MIN(d.currency) AS currency, MIN(d.dueDate) AS dueDate, COUNT(*) AS count,
       SUM(${COUNTED_AMOUNTS[of]}) AS amount
     FROM premiums d WHERE d.policyId IN (${placeholders(policyIds)}) AND ${premiums.sql} GROUP BY d.policyId`,
    [...policyIds, ...premiums.values],
  );
  return new Map(
    rows.map(({ policyId, count, amount, ...premium }) => [
      policyId,
      Object.assign(premium, { of, count: Number(count), amount: Number(amount) }),
    ]),
  );
}
