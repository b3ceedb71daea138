import { Injectable } from '@nestjs/common';
import { portions } from '../../platform/portions.js';
import type { EntityManager } from 'typeorm';
import {
  affected,
  Database,
  runAll,
  type Statement,
  type Transaction,
  transactionOf,
} from '../../platform/database/database.js';
import { rowsInPieces } from '../../platform/database/rows-in-pieces.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { type MailData, type MailKind, MailKinds } from '../mail-kinds.js';
import { idsOf, type Person, type PersonalContact, type PersonalPart } from '../../platform/personal-data.js';
import type { PersonalMail } from '../personal-mails.js';
import { mailboxKey } from '../../platform/values/email.js';
import type { OutgoingMailRow } from './mail.tables.js';
import { CounterChanges } from './stored-mail.js';

type FoundMail = Pick<OutgoingMailRow, 'id' | 'kind' | 'state'>;

/** Values in one statement. */
const MOST_VALUES = 500;
/** Addresses read at once. */
const PIECE = 2_000;
/** Of a recipient only the address is known. */
const UNNAMED = { firstName: '', lastName: null, phone: '' };
const UNSENT = ['queued', 'retrying', 'held', 'sending'];

/** Whose mails they are: to the address, and about these records. */
type Recipient = Pick<Person, 'email' | 'until'> & { readonly ids: readonly string[] };

/** Mails to a person and about one. Mails to staff about other leads are not the person's, even at the same address. */
@Injectable()
export class SqlPersonalMails implements PersonalPart<'mails', 'mails'> {
  readonly name = 'mails';
  readonly tables = ['outgoing_mails'];
  readonly after = ['clients'];

  constructor(
    private readonly database: Database,
    private readonly kinds: MailKinds,
  ) {}

  async addresses(query: string, limit: number): Promise<{ emails: readonly string[] }> {
    const beginning = mailboxKey(query).trim();
    const rows = await this.database.reader.query<{ recipientKey: string }[]>(
      `SELECT DISTINCT recipientKey FROM outgoing_mails
       WHERE recipientKey >= ? AND recipientKey < ? AND ${this.notToStaff()} LIMIT ?`,
      [beginning, `${beginning}\u{10ffff}`, limit],
    );
    return { emails: rows.map(({ recipientKey }) => recipientKey) };
  }

  /** Every address that got mails, with the time of the first. */
  async *everybody(): AsyncGenerator<readonly { contact: PersonalContact }[]> {
    const { reader } = this.database;
    const read = (after: string) =>
      reader.query<{ email: string; createdAt: string }[]>(
        `SELECT recipientKey AS email, MIN(createdAt) AS createdAt FROM outgoing_mails
         WHERE recipientKey > ? AND ${this.notToStaff()} GROUP BY recipientKey ORDER BY recipientKey LIMIT ${PIECE}`,
        [after],
      );
    for await (const rows of rowsInPieces(PIECE, '', ({ email }) => email, read))
      yield rows.map((row) => ({ contact: { ...UNNAMED, ...row } }));
  }

  /** When a mail was last sent to them. */
  async lastContact(emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (emails.length === 0) return new Map();
    const rows = await this.database.reader.query<{ recipientKey: string; at: string }[]>(
      `SELECT recipientKey, MAX(sentAt) AS at FROM outgoing_mails
       WHERE recipientKey IN (${placeholders(emails)}) AND sentAt IS NOT NULL GROUP BY recipientKey`,
      [...emails],
    );
    return new Map(rows.map(({ recipientKey, at }) => [recipientKey, at]));
  }

  async find(person: Person): Promise<{ lists: { mails: PersonalMail[] } }> {
    const columns = 'id, kind, subject, state, createdAt, sentAt';
    const recipient = { ...person, ids: leadsOf(person) };
    const mails = await this.about<PersonalMail>(this.database.reader, columns, recipient);
    return { lists: { mails: mails.sort((one, other) => (one.id < other.id ? 1 : -1)) } };
  }

  /**
   * Deletes the mails, and takes the person's consultations out of the morning's mails to staff. What waits is never
   * sent; what is being handed over at this moment arrives, and nothing is recorded about it. The counters follow.
   */
  async erase(unit: Unit, person: Person): Promise<{ mails: number }> {
    const tx = transactionOf(unit);
    const about = [...leadsOf(person), ...idsOf(person, 'client')];
    const ids = (await this.about<FoundMail>(tx, 'id', { ...person, ids: about })).map(({ id }) => id);
    const counters = new CounterChanges();
    const ended: Statement[] = [];
    let erased = 0;
    for (const some of portions(ids, MOST_VALUES)) {
      // as they are now: those of an erasure at the same time are gone
      const locked = await this.locked(tx, some);
      erased += locked.length;
      for (const { id, kind, state, data } of locked) {
        counters.remove(kind, state);
        if (UNSENT.includes(state)) ended.push(...this.withdrawn(id, kind, data));
      }
      const gone = locked.map(({ id }) => id);
      if (gone.length > 0)
        await tx.query(`DELETE FROM outgoing_mails WHERE id IN (${placeholders(gone)})`, gone);
    }
    await this.eraseFromLists(tx, about, counters);
    await runAll(tx, [...ended, ...counters.statements(this.database.dialect)]);
    return { mails: erased };
  }

  /** A condition. */
  private notToStaff(): string {
    const kinds = this.kinds.namesOf(({ audience }) => audience === 'staff');
    return kinds.length === 0 ? '1 = 1' : `kind NOT IN ('${kinds.join("', '")}')`;
  }

  private async about<Row extends { readonly id: string }>(
    manager: EntityManager,
    columns: string,
    { email, ids, until }: Recipient,
  ): Promise<Row[]> {
    const found = await manager.query<Row[]>(
      `SELECT ${columns} FROM outgoing_mails WHERE recipientKey = ? AND ${this.notToStaff()}
       ${until === null ? '' : 'AND createdAt <= ?'}`,
      until === null ? [email] : [email, until],
    );
    for (const some of portions(ids, MOST_VALUES))
      found.push(
        ...(await manager.query<Row[]>(
          `SELECT ${columns} FROM outgoing_mails WHERE leadId IN (${placeholders(some)})`,
          some,
        )),
      );
    return [...new Map(found.map((row) => [row.id, row])).values()];
  }

  private locked(
    tx: Transaction,
    ids: readonly string[],
  ): Promise<Pick<OutgoingMailRow, 'id' | 'kind' | 'state' | 'data'>[]> {
    const lock = this.database.dialect === 'mysql' ? 'FOR UPDATE' : '';
    return tx.query(
      `SELECT id, kind, state, data FROM outgoing_mails WHERE id IN (${placeholders(ids)}) ${lock}`,
      [...ids],
    );
  }

  private withdrawn(id: string, kind: string, data: string): readonly Statement[] {
    const end = { state: 'skipped', refused: false, reply: null, reason: null, sentAt: null } as const;
    return this.kinds.ended({ id, kind, data: JSON.parse(data) as unknown }, end);
  }

  /** Of mails that name several bookings; one that is being sent gets its words when it has been sent. */
  private async eraseFromLists(
    tx: Transaction,
    about: readonly string[],
    counters: CounterChanges,
  ): Promise<void> {
    const kinds = this.kinds.namesOf((kind) => 'withoutBookings' in kind);
    if (about.length === 0 || kinds.length === 0) return;
    const written = await tx.query<{ id: string }[]>(
      `SELECT id FROM outgoing_mails
       WHERE kind IN (${placeholders(kinds)}) AND (state = 'sending' OR data LIKE '%"bookingId"%')`,
      [...kinds],
    );
    if (written.length === 0) return;
    const lists = await this.locked(
      tx,
      written.map(({ id }) => id),
    );
    const ids = new Set(about);
    for (const { id, kind, state, data: json } of lists) {
      if (state === 'sending') {
        await affected(tx, 'DELETE FROM outgoing_mails WHERE id = ?', [id]);
        counters.remove(kind, state);
        continue;
      }
      const data = JSON.parse(json) as MailData[MailKind];
      const rest = this.kinds.get(kind).withoutBookings?.(data, ids) ?? data;
      if (rest !== data)
        await affected(tx, 'UPDATE outgoing_mails SET data = ? WHERE id = ?', [JSON.stringify(rest), id]);
    }
  }
}

function leadsOf(person: Person): string[] {
  return idsOf(person, 'appointment', 'subscription');
}
