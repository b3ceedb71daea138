import { domainToASCII } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { words as foldedWords } from './1764028200000-forms.js';

/** Merges read at a time. */
const PIECE = 500;
/** Characters of the words that are kept. */
const MOST = 20_000;

type Details = Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone', string | null>>;

interface StoredRecord {
  readonly after: Details;
  readonly former?: string;
}

interface Merge {
  readonly id: string;
  readonly survivorId: string;
  readonly otherId: string;
  readonly searchText: string;
  readonly record: string;
}

interface Client {
  readonly id: string;
  readonly searchText: string;
  readonly phoneE164: string;
  readonly formerText: string;
}

/** Middle names and suffixes of clients, and the words by which clients are found because of merges. */
export class AddNameParts1764028400000 implements MigrationInterface {
  name = 'AddNameParts1764028400000';

  async up(runner: QueryRunner): Promise<void> {
    const mysql = isMysql(runner);
    const exact = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    // an interrupted run on MariaDB may have added some; a server of before adds rows without them
    for (const [column, type] of [
      ['middleName', `varchar(100)${exact} NULL`],
      ['suffix', `varchar(20)${exact} NULL`],
      ['formerText', `text${exact} NOT NULL DEFAULT ''`],
    ] as const)
      if (!(await runner.hasColumn('clients', column)))
        await runner.query(`ALTER TABLE clients ADD COLUMN ${column} ${type}`);
    await runner.query(
      `CREATE INDEX IF NOT EXISTS IDX_clients_former ON clients (formerText${mysql ? '(8)' : ''})`,
    );
    // in the order of the merges, because one takes on what an earlier one left
    for (let after = ''; ;) {
      const merges = (await runner.query(
        `SELECT id, survivorId, otherId, searchText, record FROM client_merges
         WHERE undoneAt IS NULL AND id > ? ORDER BY id LIMIT ${PIECE}`,
        [after],
      )) as Merge[];
      for (const merge of merges) await addFormer(runner, merge);
      if (merges.length < PIECE) break;
      after = merges.at(-1)!.id;
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX IDX_clients_former${isMysql(runner) ? ' ON clients' : ''}`);
    for (const column of ['formerText', 'suffix', 'middleName'])
      await runner.query(`ALTER TABLE clients DROP COLUMN ${column}`);
  }
}

/** The record gets what the client had before this merge; an interrupted run goes on from it, so that nothing is added twice. */
async function addFormer(runner: QueryRunner, merge: Merge): Promise<void> {
  const clients = (await runner.query(
    'SELECT id, searchText, phoneE164, formerText FROM clients WHERE id IN (?, ?)',
    [merge.survivorId, merge.otherId],
  )) as Client[];
  const survivor = clients.find(({ id }) => id === merge.survivorId);
  const other = clients.find(({ id }) => id === merge.otherId);
  if (!survivor || !other) return;
  const record = JSON.parse(merge.record) as StoredRecord;
  const { former = survivor.formerText, after } = record;
  if (record.former === undefined)
    await runner.query('UPDATE client_merges SET record = ? WHERE id = ?', [
      ...[JSON.stringify({ ...record, former }), merge.id],
    ]);
  const kept = formsOf(after);
  const words = [merge.searchText, other.searchText, other.phoneE164, former, other.formerText]
    .flatMap((text) => text.split(' '))
    // texts of merges are of before names were folded
    .flatMap((word) => [word, ...(word.includes('@') ? [] : foldedWords(word))])
    .filter((word) => word !== '' && !isKept(formOf(word), kept));
  let text = '';
  for (const word of new Set(words)) if (text.length + word.length < MOST) text += ` ${word}`;
  await runner.query('UPDATE clients SET formerText = ? WHERE id = ?', [text && `${text} `, survivor.id]);
}

interface Kept {
  readonly words: ReadonlySet<string>;
  readonly digits: string;
}

/** What the merged client had, so that what it had then and was corrected since is not found again. */
function formsOf({ firstName, lastName, email, phone }: Details): Kept {
  const [local = '', domain = ''] = (email ?? '').normalize('NFKC').toLowerCase().trim().split('@');
  const texts = [firstName ?? '', lastName ?? '', local, domain, domainToASCII(domain)];
  const addresses = [`${local}@${domain}`, `${local}@${domainToASCII(domain)}`];
  const words = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u), ...text.split(/\s+/)]);
  return { words: new Set([...words, ...addresses].map(formOf)), digits: (phone ?? '').replace(/\D/g, '') };
}

function isKept(form: string, { words, digits }: Kept): boolean {
  if (words.has(form)) return true;
  return /^\d{3,}$/.test(form) && digits !== '' && (digits.endsWith(form) || form.endsWith(digits.slice(-9)));
}

/** Without accents, case and punctuation. */
function formOf(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

const isMysql = ({ connection }: QueryRunner) => connection.options.type !== 'better-sqlite3';
