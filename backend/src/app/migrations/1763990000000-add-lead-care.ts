import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners, first answers, next tasks and days of sale of leads, with their counters; channels of notes. */
export class AddLeadCare1763990000000 implements MigrationInterface {
  name = 'AddLeadCare1763990000000';

  async up(runner: QueryRunner): Promise<void> {
    // each step is left out when an interrupted run has made it
    for (const [table, columns] of Object.entries(columnsOf(isMysql(runner)))) {
      const present = (await runner.getTable(table))?.columns.map(({ name }) => name) ?? [];
      const missing = columns.filter(([name]) => !present.includes(name));
      await alter(
        runner,
        table,
        missing.map(([name, definition]) => `ADD COLUMN ${name} ${definition}`),
      );
    }
    await this.fillColumns(runner);
    for (const [table, indices] of Object.entries(INDICES)) await addIndices(runner, table, indices);
    await dropIndices(runner, 'appointments', OLD_INDICES);
    await this.fillCounters(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM lead_counters WHERE scope IN ('unanswered', 'owner', 'waiting')");
    if (isMysql(runner)) await runner.query(periodOf(13));
    await addIndices(runner, 'appointments', OLD_INDICES);
    for (const [table, indices] of Object.entries(INDICES)) await dropIndices(runner, table, indices);
    for (const [table, columns] of Object.entries(columnsOf(isMysql(runner))))
      await alter(
        runner,
        table,
        columns.map(([name]) => `DROP COLUMN ${name}`),
      );
  }

  /** Derives the new columns from what is stored. */
  private async fillColumns(runner: QueryRunner): Promise<void> {
    for (const [table, leadType] of [
      ['appointments', 'appointment'],
      ['subscriptions', 'subscription'],
    ])
      await runner.query(
        `UPDATE ${table} SET answeredAt = (
           SELECT MIN(createdAt) FROM activity_logs
           WHERE leadId = ${table}.id AND leadType = '${leadType}' AND performedBy IS NOT NULL)`,
      );
    // the day in UTC, which for sales made before 8:00 in Manila is the day before
    await runner.query(
      `UPDATE appointments SET soldOn = (
         SELECT SUBSTR(MAX(createdAt), 1, 10) FROM activity_logs
         WHERE leadId = appointments.id AND leadType = 'appointment' AND actionType = 'sale_recorded')
       WHERE leadStatus = 'Closed Sale'`,
    );
    await runner.query(
      `UPDATE appointments SET soldMonthDay = SUBSTR(soldOn, 6), clientBirthday = SUBSTR(dateOfBirth, 6)
       WHERE leadStatus = 'Closed Sale'`,
    );
  }

  private async fillCounters(runner: QueryRunner): Promise<void> {
    // SQLite ignores the length
    if (isMysql(runner)) await runner.query(periodOf(36));
    await runner.query("DELETE FROM lead_counters WHERE scope = 'unanswered'");
    await runner.query(
      `INSERT INTO lead_counters
         (scope, period, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency, leads) ${UNANSWERED}`,
    );
  }
}

/** Counts the unanswered leads by their traits. No lead has an owner yet. */
const UNANSWERED = `
  SELECT 'unanswered', '', 'appointment', leadStatus, bookingStatus, serviceInterest, COALESCE(premiumFrequency, ''),
    COUNT(*)
  FROM appointments WHERE answeredAt IS NULL
  GROUP BY leadStatus, bookingStatus, serviceInterest, COALESCE(premiumFrequency, '')
  UNION ALL
  SELECT 'unanswered', '', 'subscription', leadStatus, '', '', '', COUNT(*)
  FROM subscriptions WHERE answeredAt IS NULL GROUP BY leadStatus`;

/** The period is the owner's id in the counters of owners. */
function periodOf(length: number): string {
  return `ALTER TABLE lead_counters
    MODIFY period varchar(${length}) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL`;
}

function isMysql(runner: QueryRunner): boolean {
  return runner.connection.options.type !== 'better-sqlite3';
}

function columnsOf(mysql: boolean): Record<string, [name: string, definition: string][]> {
  const exact = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
  const care: [string, string][] = [
    ['ownerId', `varchar(36)${exact} NULL`],
    ['answeredAt', `varchar(24)${exact} NULL`],
    ['nextTaskDue', `varchar(10)${exact} NOT NULL DEFAULT '9999-12-31'`],
  ];
  return {
    appointments: [
      ...care,
      ['requestedAt', `varchar(24)${exact} NULL`],
      ['soldOn', `varchar(10)${exact} NULL`],
      ['soldMonthDay', `varchar(5)${exact} NULL`],
      ['clientBirthday', `varchar(5)${exact} NULL`],
    ],
    subscriptions: care,
    lead_notes: [['channel', `varchar(10)${exact} NULL`]],
  };
}

type Indices = Readonly<Record<string, string[]>>;

const INDICES: Readonly<Record<string, Indices>> = {
  appointments: {
    IDX_appointments_answered: ['answeredAt', 'createdAt', 'id'],
    IDX_appointments_owner: ['ownerId', 'createdAt', 'id'],
    IDX_appointments_next_task: ['nextTaskDue', 'id'],
    IDX_appointments_requested: ['requestedAt', 'id'],
    IDX_appointments_sold: ['soldMonthDay', 'premiumFrequency'],
    IDX_appointments_birthday: ['clientBirthday'],
    IDX_appointments_preferred: ['preferredDate', 'id'],
    IDX_appointments_slot: ['preferredDate', 'preferredTime', 'cancelledAt', 'id'],
  },
  subscriptions: {
    IDX_subscriptions_answered: ['answeredAt', 'createdAt', 'id'],
    IDX_subscriptions_owner: ['ownerId', 'createdAt', 'id'],
    IDX_subscriptions_next_task: ['nextTaskDue', 'id'],
  },
};

/** Replaced by one in the order of the list. */
const OLD_INDICES: Indices = { IDX_appointments_preferred_date: ['preferredDate'] };

async function addIndices(runner: QueryRunner, table: string, indices: Indices): Promise<void> {
  const present = await namesOfIndices(runner, table);
  const missing = Object.entries(indices).filter(([name]) => !present.includes(name));
  const columns = (names: string[]) => `(${names.join(', ')})`;
  if (isMysql(runner))
    return alter(
      runner,
      table,
      missing.map(([name, names]) => `ADD INDEX ${name} ${columns(names)}`),
    );
  for (const [name, names] of missing)
    await runner.query(`CREATE INDEX ${name} ON ${table} ${columns(names)}`);
}

async function dropIndices(runner: QueryRunner, table: string, indices: Indices): Promise<void> {
  const present = await namesOfIndices(runner, table);
  const made = Object.keys(indices).filter((name) => present.includes(name));
  if (isMysql(runner))
    return alter(
      runner,
      table,
      made.map((name) => `DROP INDEX ${name}`),
    );
  for (const name of made) await runner.query(`DROP INDEX ${name}`);
}

async function namesOfIndices(runner: QueryRunner, table: string): Promise<(string | undefined)[]> {
  return (await runner.getTable(table))?.indices.map(({ name }) => name) ?? [];
}

/**
 * Changes a table in one step on MariaDB, which reads it once. Plain SQL, because on SQLite TypeORM would copy the whole
 * table for each column.
 */
async function alter(runner: QueryRunner, table: string, changes: readonly string[]): Promise<void> {
  const steps = isMysql(runner) && changes.length > 0 ? [changes.join(', ')] : changes;
  for (const step of steps) await runner.query(`ALTER TABLE ${table} ${step}`);
}
