import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOT_YET = "SELECT id FROM policies WHERE forceState = 'not yet'";
const FROM_UNPAID = 'FROM premiums WHERE unpaidUntil IS NOT NULL';
/** The counters of each policy by one of its days. */
const byPolicy = (scope: string, day: string) =>
  `SELECT '${scope}', found.day, '', '', COUNT(*), 0
   FROM (SELECT ${day} AS day ${FROM_UNPAID} GROUP BY policyId) found GROUP BY found.day`;

const COUNTERS = [
  `SELECT 'unpaid', dueDate, graceEndsOn, currency, COUNT(*), SUM(amount - paidAmount)
     ${FROM_UNPAID} GROUP BY dueDate, graceEndsOn, currency`,
  byPolicy('lastUnpaid', 'MAX(dueDate)'),
  byPolicy('firstGrace', 'MIN(graceEndsOn)'),
];

/** Nothing is owed for policies that are not yet in force. Each statement can be repeated. */
const STATEMENTS = [
  `UPDATE premiums SET unpaidUntil = NULL WHERE policyId IN (${NOT_YET})`,
  `UPDATE policies SET nextPremiumDue = '9999-12-31', nextUnpaidUntil = NULL WHERE forceState = 'not yet'`,
  `UPDATE clients SET nextPremiumDue =
     COALESCE((SELECT MIN(p.nextPremiumDue) FROM policies p WHERE p.clientId = clients.id), '9999-12-31')
   WHERE id IN (SELECT clientId FROM policies WHERE forceState = 'not yet')`,
  `DELETE FROM book_counters WHERE scope IN ('unpaid', 'lastUnpaid', 'firstGrace')`,
  ...COUNTERS.map(
    (counted) => `INSERT INTO book_counters (scope, period, item, currency, counted, amount) ${counted}`,
  ),
];

/** Premiums of policies that are not yet in force have no grace, and are counted no more. */
export class PremiumsOwedInForce1764403200000 implements MigrationInterface {
  name = 'PremiumsOwedInForce1764403200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('An earlier version counts the premiums of policies not yet in force'));
  }
}
