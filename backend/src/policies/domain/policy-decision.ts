import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import type { LineOrigin } from './payment.js';
import type { Policy } from './policy.js';
import type { HowChanged } from './premium-changes.js';

/** What changes in a policy, and how its premiums follow. */
export interface PolicyDecision {
  /** The same object means no change. */
  readonly decide: (policy: Policy) => Policy;
  readonly how: HowChanged;
}

/** Who decides, why, and on what day. */
export interface DecisionOrigin {
  readonly by: LineOrigin['by'];
  readonly reason: string | null;
  readonly today: CalendarDate;
}
