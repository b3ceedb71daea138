import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type Figure, figureKind, isOverdue } from '../../planning/domain/figures.js';
import { attention, type Finding, good } from './check.js';

/** Those whose expected change date has passed without a later check of their source. */
export const overdueFigures = (figures: readonly Figure[], today: CalendarDate): readonly Figure[] =>
  figures.filter((figure) => isOverdue(figure, today));

/** Whether the expected change date of a figure has passed without a later check of its source. */
export function figuresCheck(figures: readonly Figure[], today: CalendarDate): Finding {
  const overdue = overdueFigures(figures, today);
  if (overdue.length === 0) return good('No figure of the calculators waits for a look at its source.');
  const names = [...new Set(overdue.map(({ key }) => figureKind(key).label))];
  return attention(
    `The calculators may use old figures: ${names.join(', ')}.`,
    'Compare them with their sources, and say under Business that you have checked them.',
    { link: '/admin/business/calculators' },
  );
}
