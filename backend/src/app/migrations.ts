import { Baseline1764030000000 } from './migrations/1764030000000-baseline.js';
import { ClientNumbers1764483000000 } from './migrations/1764483000000-client-numbers.js';
import { BookingOutcome1764450000000 } from './migrations/1764450000000-booking-outcome.js';
import { BookingCalculation1764460000000 } from './migrations/1764460000000-booking-calculation.js';
import { CalculatorOpenings1764482000000 } from './migrations/1764482000000-calculator-openings.js';
import { DropDeskVisits1764400000000 } from './migrations/1764400000000-drop-desk-visits.js';
import { IssueTestedAt1764446400000 } from './migrations/1764446400000-issue-tested-at.js';
import { PolicyFields1764470000000 } from './migrations/1764470000000-policy-fields.js';
import { PremiumsOwedInForce1764403200000 } from './migrations/1764403200000-premiums-owed-in-force.js';
import { MoreAboutClients1764481000000 } from './migrations/1764481000000-more-about-clients.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  Baseline1764030000000,
  DropDeskVisits1764400000000,
  PremiumsOwedInForce1764403200000,
  IssueTestedAt1764446400000,
  BookingOutcome1764450000000,
  BookingCalculation1764460000000,
  PolicyFields1764470000000,
  MoreAboutClients1764481000000,
  CalculatorOpenings1764482000000,
  ClientNumbers1764483000000,
];
