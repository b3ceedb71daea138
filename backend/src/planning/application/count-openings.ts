import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { CalculatorOpenings } from '../calculator-openings.js';
import type { CalculatorKind } from '../domain/calculator-kinds.js';
import { isCrawler } from '../domain/crawlers.js';
import { type Openings, OpeningStore } from './ports.js';

/**
 * Counts in memory and stores the sums every minute, under the day of that minute. A process that is killed loses those
 * since the last one.
 */
@Injectable()
export class CountOpenings extends CalculatorOpenings {
  private counted = new Map<CalculatorKind, number>();

  constructor(
    private readonly openings: OpeningStore,
    private readonly time: BusinessTime,
  ) {
    super();
  }

  override count(kind: CalculatorKind, userAgent: string | undefined): void {
    if (!isCrawler(userAgent)) this.add(kind, 1);
  }

  override since(day: CalendarDate): Promise<Openings> {
    return this.openings.since(day);
  }

  /** What cannot be stored now is stored with what follows. */
  async store(): Promise<void> {
    const { counted } = this;
    if (counted.size === 0) return;
    this.counted = new Map();
    try {
      await this.openings.add(this.time.today(), counted);
    } catch (error) {
      for (const [kind, opened] of counted) this.add(kind, opened);
      throw error;
    }
  }

  private add(kind: CalculatorKind, opened: number): void {
    this.counted.set(kind, (this.counted.get(kind) ?? 0) + opened);
  }
}
