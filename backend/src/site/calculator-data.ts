import { Injectable } from '@nestjs/common';
import { BusinessTime } from '../calendar/business-time.js';
import { addDays } from '../calendar/domain/calendar-date.js';
import {
  calculate,
  type Calculation,
  calculationWords,
  type Calculator,
} from '../planning/domain/calculator.js';
import {
  CALCULATOR_SUMMARIES,
  CALCULATOR_TITLES,
  type CalculatorKind,
} from '../planning/domain/calculator-kinds.js';
import { CALCULATORS } from '../planning/domain/calculators.js';
import { FiguresOn } from '../planning/domain/figures.js';
import { type ReadInputs, readInputs } from '../planning/domain/inputs.js';
import { Calculations } from './calculations.js';
import { Business, type BusinessSettings } from '../settings/business.js';
import type { CalculatorPageData, CalculatorSummary, TextPart } from './page-data.js';

/** A calculator that the site offers, with what was entered and what comes of it. */
export interface Calculated {
  readonly kind: CalculatorKind;
  readonly calculator: Calculator;
  readonly figures: FiguresOn;
  readonly entered: ReadInputs;
  readonly calculation: Calculation | null;
  /** The inputs that are not the initial ones, as an address has them; every spelling of equal inputs gives one. */
  readonly query: string;
}

/** The calculators that the owner offers, with the figures of now. */
@Injectable()
export class CalculatorData extends Calculations {
  constructor(
    private readonly business: Business,
    private readonly time: BusinessTime,
  ) {
    super();
  }

  async list() {
    return calculatorList(await this.business.latest());
  }

  /** Null for a calculator that the site does not offer. */
  async calculated(name: string, values: Readonly<Record<string, string>>): Promise<Calculated | null> {
    const { shown, figures: rows } = (await this.business.latest()).calculators;
    const kind = shown.find((one) => one === name);
    if (!kind) return null;
    const calculator = CALCULATORS[kind];
    const figures = new FiguresOn(rows, this.time.today());
    const entered = readInputs(calculator, values, figures);
    const isWrong = Object.keys(entered.errors).length > 0;
    const calculation = isWrong ? null : calculate(calculator, entered.values, figures);
    return { kind, calculator, figures, entered, calculation, query: queryOf(calculator, entered, figures) };
  }

  async page(calculated: Calculated): Promise<CalculatorPageData> {
    const { calculators } = await this.list();
    return { ...shownOf(calculated), more: calculators.filter(({ kind }) => kind !== calculated.kind) };
  }

  /** A calculator as an article embeds it; null for one that the site does not offer. */
  async embedded(kind: CalculatorKind): Promise<TextPart | null> {
    const calculated = await this.calculated(kind, {});
    return calculated && { calculator: shownOf(calculated) };
  }

  override async words(reference: string): Promise<string | null> {
    const [name = '', query = ''] = reference.split('?');
    const calculated = await this.calculated(name, Object.fromEntries(new URLSearchParams(query)));
    if (!calculated?.calculation?.result) return null;
    const { kind, calculator, entered, calculation, figures } = calculated;
    return calculationWords(
      CALCULATOR_TITLES[kind],
      calculator,
      entered.texts,
      calculation.result,
      figures.day,
    );
  }

  /** Figures change with the day (ISO 8601, UTC). */
  goodUntil(): string {
    return this.time.startOf(addDays(this.time.today(), 1));
  }
}

/** What the list of calculators shows with these settings. */
export function calculatorList({ calculators: { shown, intro } }: BusinessSettings): {
  readonly intro: string;
  readonly calculators: readonly CalculatorSummary[];
} {
  return { intro, calculators: shown.map((kind) => ({ kind, summary: CALCULATOR_SUMMARIES[kind] })) };
}

function shownOf({ kind, calculator, figures, entered: { texts, errors }, calculation }: Calculated) {
  return {
    kind,
    summary: CALCULATOR_SUMMARIES[kind],
    inputs: calculator.inputs,
    entered: { texts, errors },
    calculation,
    figures: figures.rows.filter(({ key }) => calculator.figures.includes(key)),
    day: figures.day,
  };
}

function queryOf(calculator: Calculator, { texts }: ReadInputs, figures: FiguresOn): string {
  const initial = readInputs(calculator, {}, figures).texts;
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries(texts))
    if (text !== initial[name]) query.set(name, text.replaceAll(',', ''));
  return query.toString();
}
