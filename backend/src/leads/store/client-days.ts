import type { EntityManager } from 'typeorm';
import { type Branch, firstRows } from '../../platform/database/first-rows.js';
import { placeholders } from '../../platform/database/placeholders.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { recurringOn } from '../../calendar/domain/recurring-days.js';
import type { ClientDay } from '../desk-leads.js';
import { PREMIUM_FREQUENCIES, type PremiumFrequency } from '../domain/sale.js';
import type { AppointmentRow } from './lead.tables.js';

const MONTHS_BETWEEN: Readonly<Record<PremiumFrequency, 1 | 3 | 12>> = {
  monthly: 1,
  quarterly: 3,
  annual: 12,
};

const COLUMNS =
  'id, firstName, lastName, dateOfBirth, soldOn, productPurchased, premiumFrequency, premiumRate, clientId';

type ClientRow = Pick<AppointmentRow, keyof ClientDay['client']>;

/** The birthdays, anniversaries and due premiums of clients on these days, in this order on each day; at most `limit`. */
export async function clientDaysOn(
  reader: EntityManager,
  dates: readonly CalendarDate[],
  limit: number,
): Promise<ClientDay[]> {
  const branches = dates.flatMap(branchesOf);
  const rows = await firstRows<ClientRow, (typeof branches)[number]>(
    reader,
    `${COLUMNS} FROM appointments`,
    branches,
    limit,
  );
  return rows.map(({ branch: { kind, date }, dateOfBirth, ...client }) => ({
    kind,
    date,
    client: { ...client, dateOfBirth: dateOfBirth || null },
  }));
}

function branchesOf(date: CalendarDate): (Branch & Pick<ClientDay, 'kind' | 'date'>)[] {
  const yearly = recurringOn(date, 12);
  // the day of the sale itself is neither an anniversary nor the day of a further premium
  const sold = `leadStatus = 'Closed Sale' AND soldOn < ?`;
  return [
    { kind: 'birthday', date, condition: isIn('clientBirthday', yearly), parameters: yearly },
    {
      kind: 'anniversary',
      date,
      condition: `${isIn('soldMonthDay', yearly)} AND ${sold}`,
      parameters: [...yearly, date],
    },
    ...PREMIUM_FREQUENCIES.map((frequency) => {
      const days = recurringOn(date, MONTHS_BETWEEN[frequency]);
      const condition = `${isIn('soldMonthDay', days)} AND premiumFrequency = ? AND ${sold}`;
      return { kind: 'premium' as const, date, condition, parameters: [...days, frequency, date] };
    }),
  ];
}

function isIn(column: string, values: readonly string[]): string {
  return `${column} IN (${placeholders(values)})`;
}
