import type { PolicyLine } from './policy-choices.js';

/** What an insurer sells in a line. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly line: PolicyLine;
  /** Of a new policy whose contract is not known to say otherwise; null for those that are usual in the line. */
  readonly graceDays: number | null;
}

export interface ListedProduct extends Product {
  /** How many there are of it. */
  readonly policies: number;
}

export interface Insurer {
  readonly id: string;
  readonly name: string;
  /** By name. */
  readonly products: readonly ListedProduct[];
}

/** Tells the consoles that an insurer or one of its products was corrected, or another one merged into it. */
export interface InsurerMessage {
  readonly type: 'insurer_updated';
  readonly data: { readonly id: string };
}
