import { isCalendarDate, type CalendarDate } from '../../calendar/domain/calendar-date.js';
import { amountText, readAmount } from '../../platform/values/money.js';
import type { Calculator, InputSpec, InputSpecs, Values } from './calculator.js';
import { type FiguresOn, NoFigure } from './figures.js';

/** ₱10 billion: more is a slip of the hand, and sums stay exact. */
const MOST_MONEY = 1_000_000_000_000;

/** No input is longer. */
export const LONGEST_INPUT = 60;

/** What a visitor entered: the values, those as they are written in a form, and what is wrong with each. */
export interface ReadInputs {
  readonly values: Values<InputSpecs>;
  readonly texts: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * Reads inputs as they stand in an address or a form: `₱1,500.75`, `7.12%`. What is not there has its initial value; what
 * cannot be read, is too much or contradicts another input has a sentence, and its text stays.
 */
export function readInputs(
  it: Calculator,
  entered: Readonly<Record<string, string | undefined>>,
  figures: FiguresOn,
): ReadInputs {
  const values: Record<string, number | string> = {};
  const texts: Record<string, string> = {};
  const errors: Record<string, string> = {};
  for (const [name, spec] of Object.entries(it.inputs)) {
    const initial = initialOf(spec, figures);
    const text = entered[name]?.trim().slice(0, LONGEST_INPUT);
    const read = text === undefined || text === '' ? initial : valueOf(spec, text);
    if (typeof read === 'object') errors[name] = read.error;
    values[name] = typeof read === 'object' ? initial : read;
    texts[name] = typeof read === 'object' ? text! : inputText(spec, read);
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, it.errors?.(values));
  return { values, texts, errors };
}

/** A value as the form shows it: `1,500.75`, `7.12`. */
export function inputText(spec: InputSpec, value: number | string): string {
  if (spec.type !== 'money' || typeof value === 'string') return String(value);
  return amountText(value).replace(/\.00$/, '');
}

function initialOf(spec: InputSpec, figures: FiguresOn): number | string {
  if (spec.type === 'month') return figures.day.slice(0, 7);
  if (spec.type !== 'percent' || typeof spec.initial === 'number') return spec.initial;
  try {
    return figures.of(spec.initial);
  } catch (error) {
    if (error instanceof NoFigure) return 0;
    throw error;
  }
}

type Read = number | string | { readonly error: string };

function valueOf(spec: InputSpec, text: string): Read {
  switch (spec.type) {
    case 'choice':
      return Object.hasOwn(spec.choices, text) ? text : { error: 'Please choose one of these.' };
    case 'month':
      return monthOf(text);
    case 'money': {
      const amount = readAmount(text);
      if (!('centavos' in amount) || (amount.currency && amount.currency !== 'PHP'))
        return { error: 'Please enter an amount in pesos, such as 1,500.75.' };
      return amount.centavos <= MOST_MONEY
        ? amount.centavos
        : { error: 'Please enter at most ₱10,000,000,000.' };
    }
    case 'percent': {
      const number = numberOf(text.endsWith('%') ? text.slice(0, -1).trim() : text);
      if (number === null) return { error: 'Please enter a percentage, such as 5 or 7.12.' };
      return number <= spec.most ? number : { error: `Please enter at most ${spec.most} %.` };
    }
    case 'count': {
      const number = numberOf(text);
      const isCount =
        number !== null && Number.isInteger(number) && number >= spec.least && number <= spec.most;
      return isCount ? number : { error: `Please enter a whole number from ${spec.least} to ${spec.most}.` };
    }
  }
}

function numberOf(text: string): number | null {
  const amount = readAmount(text);
  return 'centavos' in amount && !amount.currency ? amount.centavos / 100 : null;
}

function monthOf(text: string): Read {
  const first: CalendarDate = `${text}-01`;
  return isCalendarDate(first) && first >= '2010-01-01' && first < '2100-01-01'
    ? text
    : { error: 'Please enter a month, such as 2026-01.' };
}
