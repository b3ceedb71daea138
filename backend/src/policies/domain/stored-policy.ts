import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { Leaving } from './book.js';
import type { Policy } from './policy.js';
import type { Instalment } from './premium-schedule.js';

/** A policy with its premiums, as both are stored: its terms may be those of an earlier day (see `asOf`). */
export interface StoredPolicy extends Leaving {
  readonly policy: Policy;
  readonly insurerId: string;
  readonly productId: string;
  /** By their periods. */
  readonly premiums: readonly Instalment[];
  /** The first due date after the stored ones; null when there is none. */
  readonly nextDueOn: CalendarDate | null;
}
