import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';

/** Policies of clients, with their earlier states, cases, premiums and payments. */
export class AddPolicies1764026900000 implements MigrationInterface {
  name = 'AddPolicies1764026900000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = runner.connection.options.type !== 'better-sqlite3';
    const exact = mysql && { charset: 'utf8mb4', collation: 'utf8mb4_bin' };
    const text = (name: string, length: number, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'varchar', length: String(length), isNullable, ...exact },
    });
    const long = (name: string, isNullable = false): TableColumnOptions => ({
      ...{ name, type: 'text', isNullable, ...exact },
    });
    const id = { ...text('id', 36), isPrimary: true };
    const tables: ConstructorParameters<typeof Table>[0][] = [
      {
        name: 'insurers',
        columns: [id, text('name', 120), text('nameKey', 240)],
        indices: [{ name: 'IDX_insurers_name', columnNames: ['nameKey'], isUnique: true }],
      },
      {
        name: 'products',
        columns: [
          ...[id, text('insurerId', 36), text('line', 20), text('name', 120), text('nameKey', 240)],
          { name: 'graceDays', type: 'int', isNullable: true },
        ],
        indices: [
          { name: 'IDX_products_name', columnNames: ['insurerId', 'line', 'nameKey'], isUnique: true },
        ],
      },
      {
        name: 'policies',
        columns: [
          id,
          ...[text('clientId', 36), text('insured', 200, true)],
          ...[text('insurerId', 36), text('productId', 36), text('line', 20)],
          ...[text('policyNumber', 60, true), text('numberKey', 120, true)],
          ...[text('application', 20), text('forceState', 20)],
          ...[text('startsOn', 10), text('startsMonthDay', 5), text('endsOn', 10, true)],
          { name: 'amount', type: 'bigint' },
          ...[text('currency', 3), text('mode', 20)],
          { name: 'graceDays', type: 'int' },
          ...[text('paidBefore', 10, true), text('reinstateUntil', 10, true)],
          ...[long('remarks', true), text('saleId', 36, true)],
          { ...long('beneficiaries'), default: "'[]'" },
          text('nextDueOn', 10, true),
          { ...text('nextPremiumDue', 10), default: "'9999-12-31'" },
          text('leftOn', 10, true),
          { name: 'keptMonths', type: 'int', isNullable: true },
          ...[text('createdAt', 24), text('updatedAt', 24)],
        ],
        indices: [
          { name: 'IDX_policies_number', columnNames: ['insurerId', 'numberKey'], isUnique: true },
          { name: 'IDX_policies_client', columnNames: ['clientId'] },
          { name: 'IDX_policies_product', columnNames: ['productId'] },
          { name: 'IDX_policies_insured', columnNames: ['insured'] },
          { name: 'IDX_policies_starts', columnNames: ['startsOn', 'id'] },
          { name: 'IDX_policies_shown_number', columnNames: ['policyNumber', 'id'] },
          { name: 'IDX_policies_anniversary', columnNames: ['startsMonthDay'] },
          { name: 'IDX_policies_ends', columnNames: ['endsOn'] },
          { name: 'IDX_policies_sale', columnNames: ['saleId'] },
          { name: 'IDX_policies_grace', columnNames: ['graceDays'] },
          { name: 'IDX_policies_created', columnNames: ['createdAt', 'id'] },
          { name: 'IDX_policies_next_due', columnNames: ['nextDueOn'] },
          { name: 'IDX_policies_next_premium', columnNames: ['nextPremiumDue', 'id'] },
          { name: 'IDX_policies_left', columnNames: ['leftOn'] },
        ],
      },
      {
        name: 'policy_versions',
        columns: [
          ...[id, text('policyId', 36), long('details'), text('reason', 500, true)],
          ...[text('changedBy', 36), text('changedByName', 100), text('changedAt', 24)],
        ],
        indices: [{ name: 'IDX_policy_versions_policy', columnNames: ['policyId', 'id'] }],
      },
      {
        name: 'service_cases',
        columns: [
          ...[id, text('policyId', 36), text('kind', 20), text('title', 200)],
          ...[text('reference', 60, true), text('nextStep', 300, true), text('nextBy', 10, true)],
          ...[text('openedAt', 24), text('openedBy', 36), text('openedByName', 100)],
          ...[text('closedAt', 24, true), text('closedBy', 36, true), text('closedByName', 100, true)],
        ],
        indices: [{ name: 'IDX_service_cases_policy', columnNames: ['policyId', 'id'] }],
      },
      {
        name: 'premiums',
        columns: [
          ...[id, text('policyId', 36), text('dueDate', 10)],
          ...[text('coversUntil', 10, true), text('graceEndsOn', 10)],
          { name: 'amount', type: 'bigint' },
          text('currency', 3),
          { name: 'paidAmount', type: 'bigint' },
          text('unpaidUntil', 10, true),
        ],
        indices: [
          { name: 'IDX_premiums_policy', columnNames: ['policyId', 'dueDate'], isUnique: true },
          // with what the list of policies asks of premiums, which are read from the index alone
          { name: 'IDX_premiums_due', columnNames: ['dueDate', 'unpaidUntil', 'policyId', 'currency'] },
          { name: 'IDX_premiums_unpaid', columnNames: ['unpaidUntil', 'dueDate', 'policyId', 'currency'] },
        ],
      },
      {
        name: 'premium_payments',
        columns: [
          ...[id, text('premiumId', 36)],
          { name: 'amount', type: 'bigint' },
          ...[text('paidOn', 10), text('remittedOn', 10, true), text('postedOn', 10, true)],
          ...[text('receiptNumber', 60, true), text('reversalOf', 36, true), text('reason', 500, true)],
          ...[text('recordedBy', 36), text('recordedByName', 100), text('createdAt', 24)],
          ...[text('requestKey', 64, true), text('requestFingerprint', 64, true)],
        ],
        indices: [
          { name: 'IDX_premium_payments_premium', columnNames: ['premiumId', 'id'] },
          { name: 'IDX_premium_payments_reversal', columnNames: ['reversalOf'], isUnique: true },
          { name: 'IDX_premium_payments_request', columnNames: ['requestKey'], isUnique: true },
        ],
      },
      {
        name: 'book_counters',
        columns: [
          ...['scope', 'period', 'item', 'currency'].map((name, index) => ({
            ...{ ...text(name, [10, 10, 36, 3][index]!), isPrimary: true },
          })),
          ...['counted', 'amount'].map((name) => ({ name, type: 'bigint' })),
        ],
        withoutRowid: !mysql,
      },
    ];
    // an interrupted run on MariaDB may have made some of them
    for (const table of tables) await runner.createTable(new Table(table), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'service_cases',
      'book_counters',
      'premium_payments',
      'premiums',
      'policy_versions',
      'policies',
      'products',
      'insurers',
    ])
      await runner.dropTable(table, true);
  }
}
