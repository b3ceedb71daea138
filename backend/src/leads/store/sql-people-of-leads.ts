import { Injectable } from '@nestjs/common';
import { NOT_SET } from '../../calendar/domain/booking-options.js';
import { Database } from '../../platform/database/database.js';
import { LEAD_TYPES } from '../domain/lead.js';
import { type LeadOnList, type PersonOfLeads, PeopleOfLeads } from '../people-of-leads.js';
import { heldRecords } from './held-records.js';
import { LEAD_TABLES } from './lead.tables.js';
import { peopleByEmail } from './people-by-email.js';
import { mailboxKey } from '../../platform/values/email.js';
import { nameOf } from '../../platform/values/name.js';

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

  override held(until: string) {
    return heldRecords(this.database.reader, until);
  }

  override async list(
    until: string,
    after: string | null,
    limit: number,
  ): Promise<{ rows: LeadOnList[]; next: string | null }> {
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
      email,
      name: nameOf({ firstName, lastName }),
      leadType,
      createdAt: at,
    }));
    if (found.length === limit) return { rows, next: `${leadType} ${nextPlace(found)}` };
    const nextType = LEAD_TYPES[LEAD_TYPES.indexOf(leadType) + 1];
    if (!nextType) return { rows, next: null };
    if (rows.length > 0) return { rows, next: `${nextType} ` };
    return this.list(until, `${nextType} `, limit);
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

function placeOf(after: string | null): [createdAt: string, id: string] {
  const [createdAt = '', id = ''] = (after ?? '').split(' ');
  return [createdAt, id];
}

function nextPlace(rows: readonly { createdAt: string; id: string }[]): string {
  const { createdAt, id } = rows.at(-1)!;
  return `${createdAt} ${id}`;
}
