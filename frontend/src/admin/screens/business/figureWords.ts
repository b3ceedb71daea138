import { type Figure, figureKind, moneyText } from '@contract';
import { formatShortDay } from '@/admin/ground/dates/dates';

/** `15 %`, `₱5,000.00`, `120`. */
export function figureWords({ key, value }: Figure): string {
  const { unit } = figureKind(key);
  if (unit === 'money') return moneyText(value, 'PHP');
  return unit === 'percent' ? `${value} %` : String(value);
}

/** From when to when a figure is in force. */
export function figureDays({ key, from, to }: Figure): string {
  if (figureKind(key).yearly) return from.slice(0, 4);
  return to === '' ? `since ${formatShortDay(from)}` : `${formatShortDay(from)} to ${formatShortDay(to)}`;
}
