import type { CalculatorKind } from '@contract';

/** Texts of the calculators; those of their inputs and results are the calculators' own. */
export const CALCULATORS_PAGE = {
  title: 'Calculators',
  lead: 'What you would pay, what you would get, what is missing: worked out in front of you.',
  workItOut: 'Work it out with your own numbers',
  back: 'Back to Home',
  all: 'All calculators',
  more: 'More calculators',
  inputs: 'Your numbers',
  calculate: 'Calculate',
  result: 'Result',
  amounts: 'Amounts',
  today: 'In pesos of today',
  steps: 'Year by year',
  figures: 'The figures behind it',
  illustration: 'An illustration, not advice or a promise. It names no product.',
  ask: 'Ask about this',
  goesAlong: 'Your calculation goes along: {title}. We keep it with your request, and erase it with it.',
  leaveOut: 'Leave it out',
  print: 'Print',
  share: 'Copy link',
  shareNote: 'The link has your numbers, rounded.',
};

/** The drawing of a calculator; as a JPEG for link previews, which show no SVG. */
export const calculatorCover = (kind: CalculatorKind, type: 'svg' | 'jpg') =>
  `/covers/calculator-${kind}.${type}`;
