import { addDays, firstOfMonth, moneyText } from '@contract';
import type { BookCount, BookSum } from '@/shared/api-types';

/** A figure as it is shown, and the list of the policies behind it. */
export interface Figure {
  readonly text: string;
  /** How many there are, beside an amount: `7 policies`. */
  readonly beside?: string;
  readonly to: string;
  readonly isNone: boolean;
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** `Nov 2026`. */
export const monthText = (month: string) => MONTH.format(new Date(`${month}-01`));

/** `Nov`; the year for January. */
export const shortMonth = (month: string) =>
  month.endsWith('-01') ? month.slice(0, 4) : SHORT_MONTH.format(new Date(`${month}-01`));

export const countText = (count: number) => count.toLocaleString('en-US');

/** `86.4%`; a dash without policies. */
export const shareText = (share: number | null) =>
  share === null ? '–' : share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });

export const countFigure = ({ count, filter }: BookCount): Figure => ({
  text: countText(count),
  to: policiesLink(filter),
  isNone: count === 0,
});

export const sumFigure = (
  { count, amount, filter }: BookSum,
  currency: string,
  [one, several]: readonly [string, string],
): Figure => ({
  text: moneyText(amount, currency),
  to: policiesLink(filter),
  isNone: count === 0,
  ...(count > 0 && { beside: `${countText(count)} ${count === 1 ? one : several}` }),
});

/** URL of the list of policies with these. The days of a whole month are that month, which has a field in the list. */
export function policiesLink(filter: { readonly dueFrom?: string; readonly dueTo?: string }): string {
  const { dueFrom, dueTo, ...rest } = filter;
  const month =
    dueFrom?.endsWith('-01') && dueTo === addDays(firstOfMonth(dueFrom, 1), -1) && dueFrom.slice(0, 7);
  const listed = month ? { ...rest, dueMonth: month } : filter;
  const query = new URLSearchParams({ filter: JSON.stringify(listed), page: '1' });
  return `/admin/policies?${query.toString()}`;
}
