import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../../calendar/business-time.js';
import { addDays } from '../../calendar/domain/calendar-date.js';
import { AskedCalculations } from '../../leads/asked-calculations.js';
import { CalculatorOpenings } from '../../planning/calculator-openings.js';
import {
  CALCULATOR_KINDS,
  CALCULATOR_TITLES,
  type CalculatorKind,
} from '../../planning/domain/calculator-kinds.js';

const DAYS = 30;

export interface CalculatorUse {
  readonly kind: CalculatorKind;
  /** Requests of its page and of its JSON, without crawlers. */
  readonly opened: number;
  /** Bookings that came with its result. */
  readonly asked: number;
}

/** How much each calculator of the site was used in the last 30 days, with today. */
@Injectable()
export class CountCalculatorUse {
  constructor(
    private readonly openings: CalculatorOpenings,
    private readonly asked: AskedCalculations,
    private readonly time: BusinessTime,
  ) {}

  async execute(): Promise<readonly CalculatorUse[]> {
    const first = addDays(this.time.today(), 1 - DAYS);
    const [opened, asked] = await Promise.all([
      this.openings.since(first),
      this.asked.since(this.time.startOf(first)),
    ]);
    return CALCULATOR_KINDS.map((kind) => ({
      kind,
      opened: opened.get(kind) ?? 0,
      asked: asked.get(CALCULATOR_TITLES[kind]) ?? 0,
    }));
  }
}
