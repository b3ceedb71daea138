import { Baseline1764030000000 } from './migrations/1764030000000-baseline.js';

/** In the order in which they run. */
export const MIGRATIONS = [Baseline1764030000000];
