import { Injectable } from '@nestjs/common';
import { HELD_ADDRESSES } from '../../holds/held-people.js';
import { Database, affected, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { beginsWith } from '../../platform/database/begins-with.js';
import { mailboxKey } from '../../platform/values/email.js';
import { phoneKey } from '../domain/blocked-sender.js';
import type { Person, PersonalPart } from '../../platform/personal-data.js';
import type { PersonalSubmission } from '../personal-submissions.js';

type Sender = Pick<Person, 'email' | 'phones' | 'until'>;

/** A blocked domain belongs to no person. */
@Injectable()
export class SqlPersonalSubmissions implements PersonalPart<'suspected', 'suspected'> {
  readonly name = 'submissions';
  readonly tables = ['suspected_posts', 'blocked_senders'];
  readonly after = ['clients'];

  constructor(private readonly database: Database) {}

  /**
   * The normalised addresses of suspected submissions that begin with the text, or whose phone number it is; at most
   * `limit`.
   */
  async addresses(text: string, limit: number): Promise<{ emails: readonly string[] }> {
    const begins = beginsWith('emailKey', mailboxKey(text.trim()));
    const phone = phoneKey(text);
    const rows = await this.database.reader.query<{ emailKey: string }[]>(
      `SELECT DISTINCT emailKey FROM suspected_posts
       WHERE (${begins.sql})${phone === '' ? '' : ' OR phoneKey = ?'} ORDER BY emailKey LIMIT ?`,
      [...begins.values, ...(phone === '' ? [] : [phone]), limit],
    );
    return { emails: rows.map((row) => row.emailKey) };
  }

  async find(person: Sender): Promise<{ lists: { suspected: PersonalSubmission[] } }> {
    const [submissions, blocked] = conditions(person);
    const { reader } = this.database;
    const suspected = [
      ...(await reader.query<PersonalSubmission[]>(
        `SELECT id, leadType AS kind, createdAt FROM suspected_posts WHERE ${submissions.sql} ORDER BY createdAt, id`,
        submissions.parameters,
      )),
      ...(await reader.query<PersonalSubmission[]>(
        `SELECT id, 'blocked' AS kind, createdAt FROM blocked_senders WHERE ${blocked.sql} ORDER BY createdAt, id`,
        blocked.parameters,
      )),
    ];
    return { lists: { suspected } };
  }

  /** What is another person's by its address, and only has the phone number, stays under a hold. Reads first, so that nothing is written where there is nothing. */
  async erase(unit: Unit, person: Sender): Promise<{ suspected: number }> {
    const tx = transactionOf(unit);
    const [submissions, blocked] = conditions(person);
    let erased = 0;
    for (const [table, { sql, parameters }] of [
      [
        'suspected_posts',
        { ...submissions, sql: `${submissions.sql} AND emailKey NOT IN (${HELD_ADDRESSES})` },
      ],
      ['blocked_senders', blocked],
    ] as const) {
      const found = await tx.query<unknown[]>(`SELECT id FROM ${table} WHERE ${sql} LIMIT 1`, parameters);
      if (found.length > 0) erased += await affected(tx, `DELETE FROM ${table} WHERE ${sql}`, parameters);
    }
    return { suspected: erased };
  }
}

function conditions({ email, phones, until }: Sender) {
  const keys = phones.map(phoneKey).filter((key) => key !== '');
  const places = placeholders(keys);
  const byPhone = (one: string) => (keys.length > 0 ? ` OR ${one} IN (${places})` : '');
  const time = until === null ? '' : ' AND createdAt <= ?';
  const parameters = [mailboxKey(email), ...keys, ...(until === null ? [] : [until])];
  return [
    { sql: `(emailKey = ?${byPhone('phoneKey')})${time}`, parameters },
    { sql: `((kind = 'email' AND value = ?)${byPhone("kind = 'phone' AND value")})${time}`, parameters },
  ] as const;
}
