import type { Database } from '../../platform/database/database.js';
import type { HeldPart, HeldRecord } from '../../platform/held-part.js';
import { nameOf } from '../../platform/values/name.js';
import { LEAD_TYPES } from '../domain/lead.js';
import { heldRecords } from './held-records.js';
import { LEAD_TABLES } from './lead.tables.js';
import { peopleByEmail } from './people-by-email.js';
import { nextPlace, placeOf } from './places-in-walk.js';

/** The leads that were held at a time; without erased ones. */
export class SqlHeldLeads implements HeldPart {
  readonly kinds = [
    { kind: 'appointment', one: 'Booking', counted: 'bookings', many: 'Bookings' },
    {
      kind: 'subscription',
      one: 'Subscription',
      counted: 'subscriptions',
      many: 'Newsletter subscriptions',
    },
  ] as const;

  constructor(private readonly database: Database) {}

  async count(until: string) {
    const { bookings, subscriptions, ...held } = await heldRecords(this.database.reader, until);
    return { records: { bookings, subscriptions }, ...held };
  }

  async list(
    until: string,
    after: string | null,
    limit: number,
  ): Promise<{ rows: HeldRecord[]; next: string | null }> {
    const [kind, ...place] = (after ?? `${LEAD_TYPES[0]} `).split(' ');
    const leadType = LEAD_TYPES.find((type) => type === kind) ?? LEAD_TYPES[0];
    const [createdAt, id] = placeOf(place.join(' '));
    const found = await this.database.reader.query<
      { id: string; email: string; firstName: string; lastName: string | null; createdAt: string }[]
    >(
      `SELECT id, email, firstName, lastName, createdAt FROM ${LEAD_TABLES[leadType].name}
       WHERE email <> '' AND createdAt <= ? AND createdAt >= ? AND (createdAt > ? OR id > ?)
       ORDER BY createdAt, id LIMIT ?`,
      [until, createdAt, createdAt, id, limit],
    );
    const rows = found.map(({ email, firstName, lastName, createdAt: at }) => ({
      kind: leadType,
      email,
      name: nameOf({ firstName, lastName }),
      createdAt: at,
    }));
    if (found.length === limit) return { rows, next: `${leadType} ${nextPlace(found)}` };
    const nextType = LEAD_TYPES[LEAD_TYPES.indexOf(leadType) + 1];
    if (!nextType) return { rows, next: null };
    if (rows.length > 0) return { rows, next: `${nextType} ` };
    return this.list(until, `${nextType} `, limit);
  }

  async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
    const people = await peopleByEmail(this.database.reader, emails.filter(Boolean));
    return new Set(people.map(({ email }) => email));
  }
}
