import { CALCULATOR_KINDS, type CalculatorKind } from '../../planning/domain/calculator-kinds.js';
import { DEFAULT_FIGURES } from '../../planning/domain/default-figures.js';
import type { Figure } from '../../planning/domain/figures.js';

export interface CalculatorSettings {
  /** Those that the site offers, in its order. */
  readonly shown: readonly CalculatorKind[];
  /** What the owner says above them. */
  readonly intro: string;
  readonly figures: readonly Figure[];
}

export const DEFAULT_CALCULATORS: CalculatorSettings = {
  shown: CALCULATOR_KINDS,
  intro:
    'Put in your own numbers. Nothing is stored and nobody calls you; each figure says where it is from and when we last checked it.',
  figures: DEFAULT_FIGURES,
};
