import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { CalculatorKind } from '../domain/calculator-kinds.js';

export type Openings = ReadonlyMap<CalculatorKind, number>;

/** How often calculators were opened, by day. */
export abstract class OpeningStore {
  /** Adds to what is stored of the day; replicas add up. */
  abstract add(day: CalendarDate, openings: Openings): Promise<void>;

  /** Of the day and later. */
  abstract since(day: CalendarDate): Promise<Openings>;
}
