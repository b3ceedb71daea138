import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leads read at a time. */
const LEADS_A_PIECE = 1_000;

interface LeadRow {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
}

/** Terms by which leads are found by the domain of their e-mail address and the last digits of their phone number. */
export class AddSearchTerms1763991500000 implements MigrationInterface {
  name = 'AddSearchTerms1763991500000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, leadType, phone] of [
      ['appointments', 'appointment', 'phone'],
      ['subscriptions', 'subscription', "''"],
    ] as const) {
      let after = '';
      for (;;) {
        const leads = (await runner.query(
          `SELECT id, email, ${phone} AS phone FROM ${table} WHERE id > ? ORDER BY id LIMIT ${LEADS_A_PIECE}`,
          [after],
        )) as LeadRow[];
        await addTerms(runner, leadType, leads);
        if (leads.length < LEADS_A_PIECE) break;
        after = leads.at(-1)!.id;
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    // the domains stay: nothing tells them from the words of names, and they only find more
    await runner.query("DELETE FROM lead_terms WHERE term >= ' ' AND term < '!'");
  }
}

async function addTerms(runner: QueryRunner, leadType: string, leads: readonly LeadRow[]): Promise<void> {
  const rows = leads.flatMap(({ id, email, phone }) =>
    [domainOf(email), endOf(phone)].filter(Boolean).map((term) => [term, leadType, id]),
  );
  if (rows.length === 0) return;
  // an interrupted run has added some
  const insert = runner.connection.options.type === 'better-sqlite3' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  await runner.query(
    `${insert} INTO lead_terms (term, leadType, leadId) VALUES ${rows.map(() => '(?, ?, ?)').join(', ')}`,
    rows.flat(),
  );
}

function domainOf(email: string): string {
  return cut(email.normalize('NFKC').toLowerCase().split('@').at(-1) ?? '');
}

/** The digits without the prefix of the country, from the last to the first, behind a space. */
function endOf(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^(?:63|0)(?=\d{3})/, '');
  return digits && cut(` ${[...digits].reverse().join('')}`);
}

function cut(term: string): string {
  return [...term].slice(0, 64).join('');
}
