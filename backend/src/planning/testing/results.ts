import fc from 'fast-check';
import { calculate } from '../domain/calculator.js';
import type { CalculatorKind } from '../domain/calculator-kinds.js';
import { CALCULATORS } from '../domain/calculators.js';
import { DEFAULT_FIGURES } from '../domain/default-figures.js';
import { FiguresOn } from '../domain/figures.js';
import { readInputs } from '../domain/inputs.js';

export const figures = new FiguresOn(DEFAULT_FIGURES, '2026-11-29');

/** Percent points and centavos of property tests. */
export const RATE = fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100);
export const MONEY = fc.integer({ min: 0, max: 10_000_000_000 });

/** Centavos of an amount. */
export const pesos = (amount: number) => Math.round(amount * 100);

/** The result of a calculator with its initial values and some others. */
export function resultOf(kind: CalculatorKind, entered: Record<string, string> = {}) {
  const { values, errors } = readInputs(CALCULATORS[kind], entered, figures);
  expect(errors).toEqual({});
  return calculate(CALCULATORS[kind], values, figures).result!;
}
