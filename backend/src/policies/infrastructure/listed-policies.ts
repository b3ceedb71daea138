import type { Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { OpenCase } from '../domain/service-case.js';

/** What was paid beyond the premiums of policies, by their ids; nothing for one without. */
export async function creditsOf(
  reader: Transaction,
  policyIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (policyIds.length === 0) return new Map();
  const rows = await reader.query<{ policyId: string; credit: number | string }[]>(
    `SELECT policyId, SUM(paidAmount - amount) AS credit FROM premiums
       WHERE policyId IN (${placeholders(policyIds)}) AND paidAmount > amount GROUP BY policyId`,
    [...policyIds],
  );
  return new Map(rows.map(({ policyId, credit }) => [policyId, Number(credit)]));
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
