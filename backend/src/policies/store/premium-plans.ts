import { newId } from '../../platform/clock.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { affected, type Transaction } from '../../platform/database/database.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { portions } from '../../platform/portions.js';
import { carriedLine, type LineOrigin, type Payment, type PaymentOrigin } from '../domain/payment.js';
import type { Laid } from '../domain/laid-payments.js';
import { type HowChanged, replan } from '../domain/premium-changes.js';
import { type Paid, type Planned, withNext } from '../domain/premium-plan.js';
import { isPaying, type Policy } from '../domain/policy.js';
import type { Instalment } from '../domain/premium-schedule.js';
import { instalmentOf, paymentOf, premiumRow } from './policy-rows.js';
import { type PaymentRow, PremiumPayments, type PremiumRow, Premiums } from './policy.tables.js';

// In the unit of work of the caller, which has locked the policy.

/** Rows in one statement. */
const PIECE = 500;

/** Stores the premiums of a policy that are not stored yet, and returns it as it is stored then. */
export async function planOn(tx: Transaction, policy: Policy, today: CalendarDate): Promise<Planned> {
  const stored = await tx.findBy(Premiums, { policyId: policy.id });
  const planned = {
    ...withNext({ policy, premiums: stored.map(instalmentOf) }, { today, newId }),
    laid: null,
  };
  await storePlanned(tx, stored, planned);
  return planned;
}

/** What `replan` says of the stored premiums and payments. */
export async function replanned(
  tx: Transaction,
  { before, after }: { readonly before: Policy; readonly after: Policy },
  how: HowChanged,
  today: CalendarDate,
): Promise<{ readonly stored: readonly PremiumRow[]; readonly planned: Planned }> {
  const stored = await tx.findBy(Premiums, { policyId: before.id });
  const lines = how.kind === 'correction' ? await linesOf(tx, before.id) : [];
  const paid: Paid = { premiums: stored.map(instalmentOf), payments: laidPayments(lines) };
  return { stored, planned: replan(before, after, paid, how, { today, newId }) };
}

/** Makes the stored premiums and payments those of the plan. */
export async function storePlanned(
  tx: Transaction,
  stored: readonly PremiumRow[],
  { policy, premiums, laid }: Planned,
  origin?: LineOrigin,
): Promise<void> {
  const before = new Map(stored.map((row) => [row.id, row]));
  const after = premiums.map((premium) => premiumRow(policy, premium));
  if (laid && origin) await storeLaid(tx, laid, origin);
  const left = new Set(premiums.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !left.has(id));
  await remove(tx, gone, premiums);
  // a policy has one premium of a day at most, so that all leave their days before one takes another
  const isMoved = ({ id, dueDate }: PremiumRow) => before.has(id) && before.get(id)!.dueDate !== dueDate;
  const moved = after.filter(isMoved).map(({ id }) => id);
  for (const ids of portions(moved, PIECE)) await tx.delete(Premiums, ids);
  const added = after.filter((row) => !before.has(row.id) || isMoved(row));
  for (const rows of portions(added, PIECE)) await tx.insert(Premiums, rows);
  for (const row of after) {
    const { id, policyId: _, ...columns } = row;
    const known = before.get(id);
    if (known && !isMoved(row) && !isSame(known, row)) await tx.update(Premiums, { id }, columns);
  }
}

async function storeLaid(tx: Transaction, { places, carried }: Laid, origin: LineOrigin): Promise<void> {
  for (const [payment, premiumId] of places)
    await affected(
      tx,
      `UPDATE premium_payments SET premiumId = ? WHERE id = ? OR reversalOf = ? OR carriedFrom = ?`,
      [premiumId, payment, payment, payment],
    );
  for (const line of carried) {
    const paid = await tx.findOneByOrFail(PremiumPayments, { id: line.carriedFrom });
    await tx.insert(PremiumPayments, lineRow(carriedLine(paymentOf(paid), line, originOf(origin))));
  }
}

/** A premium that is removed leaves what was recorded for it, which adds up to nothing, to the one of its days, or the last. */
async function remove(
  tx: Transaction,
  gone: readonly PremiumRow[],
  premiums: readonly Instalment[],
): Promise<void> {
  for (const some of portions(gone, PIECE)) {
    const ids = some.map(({ id }) => id);
    const used = await tx.query<{ premiumId: string }[]>(
      `SELECT premiumId FROM premium_payments WHERE premiumId IN (${placeholders(ids)})
       UNION SELECT premiumId FROM premium_corrections WHERE premiumId IN (${placeholders(ids)})`,
      [...ids, ...ids],
    );
    const kept: string[] = [];
    for (const { premiumId } of used) {
      const { coversFrom } = some.find(({ id }) => id === premiumId)!;
      const heir = premiums.findLast((premium) => premium.coversFrom <= coversFrom) ?? premiums[0];
      if (heir)
        for (const table of ['premium_payments', 'premium_corrections'])
          await affected(tx, `UPDATE ${table} SET premiumId = ? WHERE premiumId = ?`, [heir.id, premiumId]);
      // nothing is owed for it
      else await tx.update(Premiums, { id: premiumId }, { amount: 0, unpaidUntil: null });
      if (!heir) kept.push(premiumId);
    }
    const removed = ids.filter((id) => !kept.includes(id));
    if (removed.length > 0)
      await affected(tx, `DELETE FROM premiums WHERE id IN (${placeholders(removed)})`, removed);
  }
}

function linesOf(tx: Transaction, policyId: string): Promise<PaymentRow[]> {
  return tx.query<PaymentRow[]>(
    'SELECT l.* FROM premium_payments l JOIN premiums d ON d.id = l.premiumId WHERE d.policyId = ?',
    [policyId],
  );
}

/** Each payment with what was taken back of it. */
function laidPayments(lines: readonly PaymentRow[]): Paid['payments'] {
  const reversed = new Set(lines.flatMap(({ reversalOf }) => reversalOf ?? []));
  return lines
    .filter(({ reversalOf, carriedFrom }) => reversalOf === null && carriedFrom === null)
    .map(({ id, premiumId, amount, paidOn }) => ({
      ...{ id, premiumId, paidOn },
      amount: reversed.has(id) ? 0 : Number(amount),
    }));
}

function isSame(one: PremiumRow, other: PremiumRow): boolean {
  return Object.entries(other).every(
    ([column, value]) => String(one[column as keyof PremiumRow]) === String(value),
  );
}

/** Stores a line with what it changes in its premium, whose id is returned. */
export async function addLine(
  tx: Transaction,
  policy: Pick<Policy, 'application' | 'force'>,
  line: PaymentRow,
): Promise<string> {
  await tx.insert(PremiumPayments, line);
  const { amount, premiumId } = line;
  // in this order, because MariaDB reads columns that it has just set
  await affected(
    tx,
    `UPDATE premiums SET unpaidUntil = CASE WHEN paidAmount + ? < amount AND ? = 1 THEN graceEndsOn END,
       paidAmount = paidAmount + ? WHERE id = ?`,
    [amount, isPaying(policy) ? 1 : 0, amount, premiumId],
  );
  return premiumId;
}

/** Of a new line. */
export function originOf({ by: { id, name }, at }: LineOrigin): Omit<PaymentOrigin, 'premiumId'> {
  return { id: newId(), recordedBy: id, recordedByName: name, createdAt: at };
}

/** A line that no request repeats. */
export function lineRow(line: Payment): PaymentRow {
  return { ...line, requestKey: null, requestFingerprint: null };
}
