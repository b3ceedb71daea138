import type { CalendarDate } from '../../calendar/domain/calendar-date.js';
import { pesos } from './pesos.js';
import { type Figure, type FigureKey, type FiguresOn, NoFigure, figureKind } from './figures.js';

/** An input of a calculator: money in whole centavos, percent in points, counts as whole numbers. */
export type InputSpec =
  | { readonly type: 'money'; readonly label: string; readonly hint?: string; readonly initial: number }
  | {
      readonly type: 'percent';
      readonly label: string;
      readonly hint?: string;
      /** The figure of that kind, unless the visitor says otherwise. */
      readonly initial: number | FigureKey;
      readonly most: number;
    }
  | {
      readonly type: 'count';
      readonly label: string;
      readonly hint?: string;
      readonly initial: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly type: 'month'; readonly label: string; readonly hint?: string; readonly initial: 'this month' }
  | {
      readonly type: 'choice';
      readonly label: string;
      readonly hint?: string;
      readonly choices: Readonly<Record<string, string>>;
      readonly initial: string;
    };

export type InputSpecs = Readonly<Record<string, InputSpec>>;

/** Without a choice of the visitor, savings keep up with prices. */
export const SAVINGS_GROWTH = {
  type: 'percent',
  label: 'Your savings grow each year',
  initial: 'prices.rise',
  most: 15,
  hint: 'Yours to choose. As it stands, they keep up with prices.',
} as const satisfies InputSpec;

type ValueOf<Spec extends InputSpec> = Spec extends {
  readonly type: 'choice';
  readonly choices: infer Choices;
}
  ? keyof Choices & string
  : Spec extends { readonly type: 'month' }
    ? string
    : number;

export type Values<Specs extends InputSpecs> = { readonly [Name in keyof Specs]: ValueOf<Specs[Name]> };

/** An amount of the result, in pesos of the day on which it is paid and, where that is later, in those of today. */
export interface ResultLine {
  readonly label: string;
  readonly centavos: number;
  readonly today?: number;
}

/** A part of a column or a bar; its tone is how it is drawn, such as `missing`, of which there is only an outline. */
export interface DrawnPart {
  readonly label: string;
  readonly tone: 'there' | 'growth' | 'third' | 'fourth' | 'missing';
}

/** Amounts on top of each other: columns are points in time, bars are compared with each other. */
export interface Drawing {
  readonly shape: 'columns' | 'bars';
  /** What is drawn, and of columns also by what. */
  readonly title: string;
  readonly parts: readonly DrawnPart[];
  /** With whole centavos for each part. */
  readonly rows: readonly { readonly label: string; readonly amounts: readonly number[] }[];
}

export interface Result {
  /** What it comes to, in one sentence. */
  readonly headline: string;
  readonly lines: readonly ResultLine[];
  /** What is to be known of the result, in sentences. */
  readonly notes: readonly string[];
  readonly drawing: Drawing;
  /** The way there, with the amounts of drawn columns; amounts are centavos. */
  readonly table?: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly (string | number)[])[];
  };
}

export interface Calculator<Specs extends InputSpecs = InputSpecs> {
  readonly inputs: Specs;
  /** The figures that it uses and that are named beside the result. */
  readonly figures: readonly FigureKey[];
  /** What of the inputs contradicts itself, by input. */
  readonly errors?: (values: Values<Specs>) => Readonly<Partial<Record<keyof Specs & string, string>>>;
  readonly calculate: (values: Values<Specs>, figures: FiguresOn) => Result;
}

/** Types the values of a calculator by its inputs. */
export function calculator<const Specs extends InputSpecs>(it: Calculator<Specs>): Calculator {
  return it as unknown as Calculator;
}

/** A result with the figures behind it, or the sentence why there is none. */
export type Calculation =
  | { readonly result: Result; readonly figures: readonly Figure[]; readonly missing?: undefined }
  | { readonly result: null; readonly figures: readonly Figure[]; readonly missing: string };

const TOO_LARGE = 'This comes to more than we can calculate exactly. Please enter smaller numbers.';

export function calculate(it: Calculator, values: Values<InputSpecs>, figures: FiguresOn): Calculation {
  try {
    const result = it.calculate(values, figures);
    const amounts = result.lines.flatMap(({ centavos, today = 0 }) => [centavos, today]);
    if (!amounts.every(Number.isSafeInteger)) return { result: null, figures: [], missing: TOO_LARGE };
    return { result, figures: it.figures.map((key) => shown(key, figures)) };
  } catch (error) {
    if (!(error instanceof NoFigure)) throw error;
    const missing = `We have no checked figure for “${figureKind(error.key).label}” today, so we show no result. Please ask us.`;
    return { result: null, figures: [], missing };
  }
}

const shown = (key: FigureKey, figures: FiguresOn) =>
  figureKind(key).yearly ? figures.newest(key) : figures.rowOf(key);

/** A result as a few lines of text, with what was entered: for people who were not there. */
export function calculationWords(
  title: string,
  it: Calculator,
  texts: Readonly<Record<string, string>>,
  { headline, lines }: Result,
  day: CalendarDate,
): string {
  const entered = Object.entries(it.inputs).map(([name, spec]) => {
    const text = texts[name] ?? '';
    return `${spec.label}: ${spec.type === 'choice' ? (spec.choices[text] ?? text) : text}`;
  });
  return [
    `${title}, ${day}: ${headline}`,
    entered.join('; '),
    ...lines.map(({ label, centavos }) => `${label}: ${pesos(centavos)}`),
  ].join('\n');
}
