import { portions } from '../../platform/portions.js';
import type { EntityManager } from 'typeorm';
import type { BookingTime, StoredTime } from '../domain/appointment.js';
import { MOST_COUNTED } from '../application/ports.js';
import type { LeadRef } from '../domain/lead.js';
import { leadKey } from '../lead-tasks.js';
import type { LastNote } from '../domain/listed-lead.js';

/** Notes of a lead that are counted. */
export const MOST_NOTES_COUNTED = 1_000;

/** Characters of the last note in a list. */
const NOTE_LENGTH = 140;

/** Leads or times in one statement; SQLite accepts 500 parts of a UNION. */
const PARTS_AT_ONCE = 100;

/** The notes of a lead that has any. */
export interface NotesOfLead {
  readonly notesCount: number;
  readonly lastNote: LastNote;
}

/** One part of a UNION ALL; its first column is the place of what was asked for. */
interface Part {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** The notes of these leads, by `leadKey`. Leads without notes are left out. */
export async function notesOfLeads(
  reader: EntityManager,
  refs: readonly LeadRef[],
): Promise<Map<string, NotesOfLead>> {
  // each part has its limits, so that a lead with very many notes costs no more than another
  const rows = await inParts<LastNote & { place: number; notesCount: unknown }>(
    reader,
    refs.map(({ leadId, leadType }, place) => ({
      sql: `SELECT * FROM (
        SELECT ${place} AS place, SUBSTR(note, 1, ${NOTE_LENGTH}) AS text, channel, createdByName, createdAt,
          (SELECT COUNT(*) FROM (
             SELECT leadId FROM lead_notes WHERE leadId = ? AND leadType = ? LIMIT ${MOST_NOTES_COUNTED}) counted
          ) AS notesCount
        FROM lead_notes WHERE leadId = ? AND leadType = ?
        ORDER BY createdAt DESC, id DESC LIMIT 1) note${place}`,
      parameters: [leadId, leadType, leadId, leadType],
    })),
  );
  return new Map(
    rows.map(({ place, notesCount, ...lastNote }) => [
      leadKey(refs[place]!),
      { notesCount: Number(notesCount), lastNote },
    ]),
  );
}

/** The number of bookings that are not cancelled for each of these times, by `timeKey`; at most `MOST_COUNTED` + 1. */
export async function bookingsAt(
  reader: EntityManager,
  times: readonly BookingTime[],
): Promise<Map<string, number>> {
  const different = [...new Map(times.map((time) => [timeKey(time), time])).values()];
  const rows = await inParts<{ place: number; bookings: unknown }>(
    reader,
    different.map(({ preferredDate, preferredTime }, place) => ({
      sql: `SELECT ${place} AS place, COUNT(*) AS bookings FROM (
        SELECT id FROM appointments
        WHERE preferredDate = ? AND preferredTime = ? AND cancelledAt IS NULL LIMIT ${MOST_COUNTED + 1}) time${place}`,
      parameters: [preferredDate, preferredTime],
    })),
  );
  return new Map(rows.map(({ place, bookings }) => [timeKey(different[place]!), Number(bookings)]));
}

export function timeKey({ preferredDate, preferredTime }: StoredTime): string {
  return `${preferredDate}|${preferredTime}`;
}

async function inParts<Row>(reader: EntityManager, parts: readonly Part[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const some of portions(parts, PARTS_AT_ONCE))
    rows.push(
      ...(await reader.query<Row[]>(
        some.map(({ sql }) => sql).join(' UNION ALL '),
        some.flatMap(({ parameters }) => parameters),
      )),
    );
  return rows;
}
