import {
  calculate,
  CALCULATORS,
  type CalculatorKind,
  DEFAULT_SECTIONS,
  FiguresOn,
  readInputs,
  type TextPart,
} from '@contract';

/** A calculator with what was entered, as the server sends it. */
export function calculatorPart(
  kind: CalculatorKind,
  texts: Record<string, string> = {},
  rows = DEFAULT_SECTIONS.calculators.figures,
): Extract<TextPart, { readonly calculator: unknown }>['calculator'] {
  const calculator = CALCULATORS[kind];
  const figures = new FiguresOn(rows, '2026-11-29');
  const entered = readInputs(calculator, texts, figures);
  const isWrong = Object.keys(entered.errors).length > 0;
  return {
    kind,
    summary: 'What it answers.',
    inputs: calculator.inputs,
    entered,
    calculation: isWrong ? null : calculate(calculator, entered.values, figures),
    figures: rows,
    day: figures.day,
  };
}
