import type { TakenTimes } from './domain/taken-times.js';

/** Port of the times at which every advisor with a calendar is busy. */
export abstract class BusyOffice {
  /** Of the next 100 days, as they were last read; never waits. */
  abstract readonly takenTimes: TakenTimes;
}
