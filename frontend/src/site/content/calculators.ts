import type { CalculatorKind } from '@contract';

/** Texts around the calculators; those of their inputs and results are the calculators' own, in `planning/domain`. */
export const CALCULATORS_PAGE = {
  title: 'Calculators',
  lead: 'What you would pay, what you would get, what is missing: worked out in front of you.',
  back: 'Back to Home',
  all: 'All calculators',
  more: 'More calculators',
  inputs: 'Your numbers',
  calculate: 'Calculate',
  result: 'Result',
  lookAgain: (labels: readonly string[]) => `Please look again at: ${labels.join(', ')}.`,
  amounts: 'Amounts',
  what: 'What',
  amount: 'Amount',
  then: 'Then',
  today: 'In pesos of today',
  steps: 'Year by year',
  figures: 'The figures behind it',
  asOf: (today: string, checked: string) => `As of ${today}. Figures checked on ${checked}.`,
  inForce: (from: string, to: string) => (to === '' ? `since ${from}` : `from ${from} to ${to}`),
  illustration: 'An illustration, not advice or a promise. It names no product.',
  ask: 'Ask about this',
  print: 'Print',
  share: 'Copy link',
  shared: { title: 'Link copied', description: 'The link has your numbers, rounded.' },
  notShared: 'The link could not be copied',
} as const;

/** The drawing of a calculator; as a JPEG for link previews, which show no SVG. */
export const calculatorCover = (kind: CalculatorKind, type: 'svg' | 'jpg') =>
  `/covers/calculator-${kind}.${type}`;
