import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { type Openings, OpeningStore } from '../application/ports.js';
import type { CalculatorKind } from '../domain/calculator-kinds.js';

export class InMemoryOpenings extends OpeningStore {
  private readonly days = new Map<CalendarDate, Openings>();
  /** Thrown by the next changes. */
  failure: Error | null = null;

  override async add(day: CalendarDate, openings: Openings): Promise<void> {
    if (this.failure) throw this.failure;
    this.days.set(day, sum([this.days.get(day) ?? new Map(), openings]));
  }

  override async since(day: CalendarDate): Promise<Openings> {
    return sum([...this.days].filter(([one]) => one >= day).map(([, openings]) => openings));
  }
}

function sum(all: readonly Openings[]): Openings {
  const sums = new Map<CalculatorKind, number>();
  for (const [kind, opened] of all.flatMap((openings) => [...openings]))
    sums.set(kind, (sums.get(kind) ?? 0) + opened);
  return sums;
}
