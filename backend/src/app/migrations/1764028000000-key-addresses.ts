import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cut, domainKey, mailboxKey, olderKey, respelled, spellingsOf } from './support/mailbox-keys.js';
import { giveKey, isSecond } from './support/one-mailbox.js';
import { deleteTerms, insertTerms, type LeadTerm, orIgnore, updateRows } from './support/portions.js';

/** Rows read at a time. */
const PIECE = 2_000;

/** Columns of keys, each the first of an index; those of clients with a searched text. */
const KEYED = [
  { table: 'newsletter_subscribers', column: 'emailKey' },
  { table: 'suspected_posts', column: 'emailKey' },
  { table: 'outgoing_mails', column: 'recipientKey' },
  { table: 'privacy_requests', column: 'email' },
  { table: 'clients', column: 'emailKey', isSearched: true },
  { table: 'client_merges', column: 'emailKey', isSearched: true },
] as const;

const LEADS = [
  { table: 'appointments', leadType: 'appointment', key: "''" },
  { table: 'subscriptions', leadType: 'subscription', key: 'emailKey' },
] as const;

interface LeadRow {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly searchText: string;
}

/** A row and its searched text with the new key. */
interface Respelt {
  readonly id: string;
  readonly text: string;
}

/**
 * Addresses are compared by their key: without characters that cannot be seen, and with the domain in ASCII. Rows of which
 * the key changes get the new one; the addresses stay as they are written.
 */
export class KeyAddresses1764028000000 implements MigrationInterface {
  name = 'KeyAddresses1764028000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const lead of LEADS) await keyLeads(runner, lead);
    for (const keyed of KEYED) await keyColumn(runner, keyed);
    await keyBlockList(runner);
    await keyHolds(runner);
    await keyUsers(runner);
  }

  /** The new keys stay: earlier versions find the same rows by them. */
  async down(): Promise<void> {}
}

async function keyLeads(runner: QueryRunner, { table, leadType, key }: (typeof LEADS)[number]) {
  for (let after = ''; ;) {
    const leads = await all<LeadRow>(
      runner,
      `SELECT id, email, searchText, ${key} AS emailKey FROM ${table} WHERE id > ? ORDER BY id LIMIT ${PIECE}`,
      [after],
    );
    const [added, removed]: [LeadTerm[], LeadTerm[]] = [[], []];
    const respelt: Respelt[] = [];
    const keyed: [id: string, key: string][] = [];
    for (const { id, email, emailKey, searchText } of leads) {
      if (email === '') continue;
      const [spellings, older] = [spellingsOf(email), olderKey(email)];
      if (spellings.length > 1 || spellings[0] !== older) {
        const wanted = termsOf(spellings);
        const unwanted = termsOf([older]).filter((term) => !wanted.includes(term));
        added.push(...wanted.map((term) => [term, leadType, id] as const));
        removed.push(...unwanted.map((term) => [term, leadType, id] as const));
        const text = respelled(searchText, cut(older), spellings.map(cut));
        if (text !== searchText) respelt.push({ id, text });
      }
      if (leadType === 'subscription' && emailKey !== spellings[0] && !isSecond(emailKey))
        keyed.push([id, spellings[0]!]);
    }
    await deleteTerms(runner, removed);
    await updateRows(runner, table, 'id', respelt, { searchText: ({ text }) => text });
    await insertTerms(runner, added);
    for (const [id, wanted] of keyed) await giveKey(runner, id, wanted);
    if (leads.length < PIECE) return;
    after = leads.at(-1)!.id;
  }
}

/** The address and its domain. */
function termsOf(spellings: readonly string[]): string[] {
  const terms = spellings.flatMap((spelling) => [spelling, spelling.slice(spelling.lastIndexOf('@') + 1)]);
  return [...new Set(terms.map(cut))];
}

async function keyColumn(runner: QueryRunner, keyed: (typeof KEYED)[number]): Promise<void> {
  const { table, column } = keyed;
  for (let after = ''; ;) {
    const sql = `SELECT DISTINCT ${column} AS older FROM ${table} WHERE ${column} > ? ORDER BY ${column} LIMIT ${PIECE}`;
    const found = await all<{ older: string }>(runner, sql, [after]);
    const others = found
      .map(({ older }) => ({ older, spellings: spellingsOf(older) }))
      .filter(({ older, spellings }) => spellings.length > 1 || spellings[0] !== older);
    if ('isSearched' in keyed)
      for (const { older, spellings } of others) {
        const found = `SELECT id, searchText FROM ${table} WHERE ${column} = ?`;
        const rows = (await all<LeadRow>(runner, found, [older])).map(({ id, searchText }) => ({
          ...{ id, searchText, text: respelled(searchText, older, spellings) },
        }));
        const respelt = rows.filter(({ searchText, text }) => text !== searchText);
        await updateRows(runner, table, 'id', respelt, { searchText: ({ text }) => text });
      }
    const renamed = others.flatMap(({ older, spellings: [key] }) =>
      key === older ? [] : [{ [column]: older, key: key! }],
    );
    await updateRows<Readonly<Record<string, string>>>(runner, table, column, renamed, {
      [column]: ({ key }) => key!,
    });
    if (found.length < PIECE) return;
    after = found.at(-1)!.older;
  }
}

/** Of two entries for the same sender one stays. */
async function keyBlockList(runner: QueryRunner): Promise<void> {
  const entries = await all<{ id: string; kind: string; value: string }>(
    runner,
    "SELECT id, kind, value FROM blocked_senders WHERE kind IN ('email', 'domain')",
  );
  for (const { id, kind, value } of entries) {
    const key = kind === 'email' ? mailboxKey(value) : (domainKey(value) ?? value);
    if (key === value) continue;
    const taken = await all(runner, 'SELECT id FROM blocked_senders WHERE kind = ? AND value = ?', [
      kind,
      key,
    ]);
    if (taken.length > 0) await runner.query('DELETE FROM blocked_senders WHERE id = ?', [id]);
    else await runner.query('UPDATE blocked_senders SET value = ? WHERE id = ?', [key, id]);
  }
}

/** Both of two holds on one mailbox stay: the second one has the key among the addresses that it follows. */
async function keyHolds(runner: QueryRunner): Promise<void> {
  const follow = `INSERT ${orIgnore(runner)} INTO legal_hold_addresses (email, holdId) VALUES (?, ?)`;
  for (const { id, email } of await all<LeadRow>(runner, 'SELECT id, email FROM legal_holds')) {
    const key = mailboxKey(email);
    if (key === email) continue;
    const taken = await all(runner, 'SELECT id FROM legal_holds WHERE email = ?', [key]);
    if (taken.length > 0) await runner.query(follow, [key, id]);
    else await runner.query('UPDATE legal_holds SET email = ? WHERE id = ?', [key, id]);
  }
  const followed = 'SELECT email, holdId FROM legal_hold_addresses';
  for (const { email, holdId } of await all<{ email: string; holdId: string }>(runner, followed)) {
    const key = mailboxKey(email);
    if (key === email) continue;
    await runner.query(follow, [key, holdId]);
    await runner.query('DELETE FROM legal_hold_addresses WHERE email = ? AND holdId = ?', [email, holdId]);
  }
}

/** An account keeps its address where another one has the key, because no two have the same. */
async function keyUsers(runner: QueryRunner): Promise<void> {
  for (const { id, email } of await all<LeadRow>(
    runner,
    'SELECT id, email FROM users WHERE email IS NOT NULL',
  )) {
    const key = mailboxKey(email);
    if (key === email) continue;
    const taken = await all(runner, 'SELECT id FROM users WHERE email = ?', [key]);
    if (taken.length === 0) await runner.query('UPDATE users SET email = ? WHERE id = ?', [key, id]);
  }
}

async function all<Row>(runner: QueryRunner, sql: string, values: readonly string[] = []): Promise<Row[]> {
  return (await runner.query(sql, [...values])) as Row[];
}
