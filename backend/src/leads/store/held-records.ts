import type { EntityManager } from 'typeorm';
import { mailboxKey } from '../../platform/values/email.js';

type Counted = Record<string, number | string | null>;

/** What was held of visitors at a time, by field; without what has been erased. */
export async function heldRecords(reader: EntityManager, until: string) {
  const one = async (sql: string): Promise<Counted> => (await reader.query<Counted[]>(sql, [until]))[0] ?? {};
  const filled = (column: string) => `SUM(CASE WHEN ${column} <> '' THEN 1 ELSE 0 END) AS ${column}`;
  const columns = ['phone', 'dateOfBirth', 'notes', 'calculation', 'visitorRequest', 'productPurchased'].map(
    filled,
  );
  const bookings = await one(
    `SELECT COUNT(*) AS records, ${columns.join(', ')} FROM appointments WHERE createdAt <= ? AND email <> ''`,
  );
  const subscriptions = await one(
    "SELECT COUNT(*) AS records FROM subscriptions WHERE createdAt <= ? AND email <> ''",
  );
  const notes = await one('SELECT COUNT(*) AS records FROM lead_notes WHERE createdAt <= ?');
  const emails = await reader.query<{ email: string }[]>(
    `SELECT LOWER(email) AS email FROM appointments WHERE createdAt <= ? AND email <> ''
     UNION SELECT LOWER(email) FROM subscriptions WHERE createdAt <= ? AND email <> ''`,
    [until, until],
  );
  const of = (counted: Counted | undefined, name = 'records') => Number(counted?.[name] ?? 0);
  const all = of(bookings) + of(subscriptions);
  return {
    bookings: of(bookings),
    subscriptions: of(subscriptions),
    people: new Set(emails.map(({ email }) => mailboxKey(email))).size,
    sensitive: of(bookings, 'dateOfBirth'),
    fields: [
      { field: 'Name', records: all },
      { field: 'E-mail address', records: all },
      { field: 'Phone number', records: of(bookings, 'phone') },
      { field: 'Date of birth (sensitive: age)', records: of(bookings, 'dateOfBirth') },
      { field: 'Preferred day, time and service', records: of(bookings) },
      { field: 'Notes of the visitor', records: of(bookings, 'notes') },
      { field: 'Calculation of the visitor', records: of(bookings, 'calculation') },
      { field: 'Request to move or cancel', records: of(bookings, 'visitorRequest') },
      { field: 'Product and premium', records: of(bookings, 'productPurchased') },
      { field: 'Notes of staff', records: of(notes) },
    ],
  };
}
