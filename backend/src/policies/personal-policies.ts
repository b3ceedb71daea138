import type { CalendarDate } from '../calendar/domain/calendar-date.js';
import type { Payment } from './domain/payment.js';
import type { Policy, PolicyVersion } from './domain/policy.js';
import type { ServiceCase } from './domain/service-case.js';

/** Everything that is stored about a policy, with what was paid, its service cases and its earlier states. */
export interface PersonalPolicy extends Policy {
  readonly payments: readonly Payment[];
  readonly cases: readonly ServiceCase[];
  readonly versions: readonly PolicyVersion[];
}

/** Until when a policy has to be kept: a day, and the time at which it begins. */
export interface EndOfKeeping {
  readonly date: CalendarDate;
  /** ISO 8601 UTC. */
  readonly time: string;
}

/** The policies that need not be kept any longer. */
export abstract class EndedPolicies {
  /**
   * The ids of the policies that ended before that day and were not changed since that time, its beginning; in pieces, apart
   * from those of people under a legal hold.
   */
  abstract endedBefore(end: EndOfKeeping): AsyncGenerator<string>;

  /** Deletes a policy if it still is one of `endedBefore`; false otherwise. Rejects under a legal hold. */
  abstract eraseEnded(id: string, end: EndOfKeeping): Promise<boolean>;
}

declare module '../platform/personal-data.js' {
  interface PersonalLists {
    readonly policies: readonly PersonalPolicy[];
  }
  interface PersonalCounts {
    readonly policies: number;
  }
}
