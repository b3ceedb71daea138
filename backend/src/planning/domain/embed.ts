import { CALCULATOR_KINDS, type CalculatorKind } from './calculator-kinds.js';

const EMBED = /^ {0,3}\{\{calculator\b([^{}\n]*)\}\}[ \t]*$/i;

/** The calculator that a line of Markdown asks for, as it is written: `{{calculator mp2}}`. Null for any other line. */
export const embeddedCalculator = (line: string): string | null =>
  EMBED.exec(line)?.[1]?.trim().toLowerCase() ?? null;

export const embedOf = (kind: CalculatorKind): string => `{{calculator ${kind}}}`;

export const isCalculatorKind = (name: string): name is CalculatorKind =>
  CALCULATOR_KINDS.some((kind) => kind === name);

/** The calculators that the lines of a text ask for, once each; also those that do not exist. */
export const calculatorsIn = (text: string): readonly string[] => [
  ...new Set(text.split(/\r\n?|\n/).flatMap((line) => embeddedCalculator(line) ?? [])),
];
