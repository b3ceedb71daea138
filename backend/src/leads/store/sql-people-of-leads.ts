import { Injectable } from '@nestjs/common';
import { NOT_SET } from '../../calendar/domain/booking-options.js';
import { Database } from '../../platform/database/database.js';
import { type PersonOfLeads, PeopleOfLeads } from '../people-of-leads.js';
import { nextPlace, placeOf } from './places-in-walk.js';
import { peopleByEmail } from './people-by-email.js';
import { mailboxKey } from '../../platform/values/email.js';

/** Bookings that one statement walks through. */
const PART = 500;

interface WalkedRow {
  readonly id: string;
  readonly email: string;
  readonly createdAt: string;
  readonly leadStatus: string;
  readonly preferredDate: string;
  readonly answeredAt: string | null;
}

@Injectable()
export class SqlPeopleOfLeads extends PeopleOfLeads {
  constructor(private readonly database: Database) {
    super();
  }

  override async quietSince(
    time: string,
    after: string | null,
  ): Promise<{ people: PersonOfLeads[]; next: string | null }> {
    const [createdAt, id] = placeOf(after);
    const rows = await this.database.reader.query<WalkedRow[]>(
      `SELECT id, email, createdAt, leadStatus, preferredDate, answeredAt FROM appointments
       WHERE createdAt < ? AND createdAt >= ? AND (createdAt > ? OR id > ?) ORDER BY createdAt, id LIMIT ${PART}`,
      [time, createdAt, createdAt, id],
    );
    const quiet = rows.filter((row) => isQuiet(row, time));
    const found = await this.of([...new Set(quiet.map(({ email }) => mailboxKey(email)))]);
    const inThisPart = new Set(quiet.map((row) => row.id));
    const people = found.filter(
      (person) =>
        !person.isClient && person.lastContactAt < time && inThisPart.has(firstBookingOf(person)?.id ?? ''),
    );
    return { people, next: rows.length < PART ? null : nextPlace(rows) };
  }

  override of(emails: readonly string[]): Promise<PersonOfLeads[]> {
    return peopleByEmail(this.database.reader, emails);
  }
}

/** By what the booking itself says. */
function isQuiet({ email, leadStatus, preferredDate, answeredAt }: WalkedRow, time: string): boolean {
  const isToCome = preferredDate !== NOT_SET && preferredDate > time;
  const isRecent = isToCome || (answeredAt !== null && answeredAt >= time);
  return email !== '' && leadStatus !== 'Closed Sale' && !isRecent;
}

function firstBookingOf({ leads }: PersonOfLeads) {
  return leads.findLast(({ leadType }) => leadType === 'appointment');
}
