import type { EntityManager } from 'typeorm';
import { placeholders } from '../../platform/database/placeholders.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { recurringOn } from '../../calendar/domain/recurring-days.js';
import type { ClientDay } from '../desk-leads.js';
import { PREMIUM_FREQUENCIES, type PremiumFrequency } from '../domain/sale.js';
import type { Condition } from './lead-conditions.js';
import type { AppointmentRow } from './lead.tables.js';

const MONTHS_BETWEEN: Readonly<Record<PremiumFrequency, 1 | 3 | 12>> = {
  monthly: 1,
  quarterly: 3,
  annual: 12,
};

const COLUMNS =
  'id, firstName, lastName, dateOfBirth, soldOn, productPurchased, premiumFrequency, premiumRate';

type ClientRow = Pick<AppointmentRow, keyof ClientDay['client']>;

/** Nearly always enough for an office with very many clients; the other days follow in a second statement. */
const FIRST_DAYS = 2;

interface Branch extends Condition, Pick<ClientDay, 'kind' | 'date'> {}

/** The birthdays, anniversaries and due premiums of clients on these days, in this order on each day; at most `limit`. */
export async function clientDaysOn(
  reader: EntityManager,
  dates: readonly CalendarDate[],
  limit: number,
): Promise<ClientDay[]> {
  const days = await read(reader, dates.slice(0, FIRST_DAYS), limit);
  if (days.length >= limit) return days;
  return [...days, ...(await read(reader, dates.slice(FIRST_DAYS), limit - days.length))];
}

async function read(
  reader: EntityManager,
  dates: readonly CalendarDate[],
  limit: number,
): Promise<ClientDay[]> {
  if (dates.length === 0) return [];
  const branches = dates.flatMap(branchesOf);
  const rows = await reader.query<(ClientRow & { place: unknown })[]>(
    `${branches
      .map(
        ({ sql }, place) =>
          `SELECT * FROM (SELECT ${place} AS place, ${COLUMNS} FROM appointments WHERE ${sql} LIMIT ?) branch${place}`,
      )
      .join(' UNION ALL ')} ORDER BY place, id LIMIT ?`,
    [...branches.flatMap(({ parameters }) => [...parameters, limit]), limit],
  );
  return rows.map(({ place, dateOfBirth, ...client }) => {
    const { kind, date } = branches[Number(place)]!;
    return { kind, date, client: { ...client, dateOfBirth: dateOfBirth || null } };
  });
}

function branchesOf(date: CalendarDate): Branch[] {
  const yearly = recurringOn(date, 12);
  // the day of the sale itself is neither an anniversary nor the day of a further premium
  const sold = `leadStatus = 'Closed Sale' AND soldOn < ?`;
  return [
    { kind: 'birthday', date, sql: isIn('clientBirthday', yearly), parameters: yearly },
    {
      kind: 'anniversary',
      date,
      sql: `${isIn('soldMonthDay', yearly)} AND ${sold}`,
      parameters: [...yearly, date],
    },
    ...PREMIUM_FREQUENCIES.map((frequency) => {
      const days = recurringOn(date, MONTHS_BETWEEN[frequency]);
      const sql = `${isIn('soldMonthDay', days)} AND premiumFrequency = ? AND ${sold}`;
      return { kind: 'premium' as const, date, sql, parameters: [...days, frequency, date] };
    }),
  ];
}

function isIn(column: string, values: readonly string[]): string {
  return `${column} IN (${placeholders(values)})`;
}
