import type { CalculatorKind } from '@contract';
import { CALCULATORS_PAGE } from '../content/calculators';

interface AskLinkProps {
  readonly kind: CalculatorKind;
  /** Null without a result: then the form is as always. */
  readonly texts: Readonly<Record<string, string>> | null;
}

/** The way to the booking form, with the calculation. */
export function AskLink({ kind, texts }: AskLinkProps) {
  const way = texts ? `/calculators/${kind}/ask?${new URLSearchParams(texts).toString()}` : '/';
  return (
    <a className="button button-primary" href={`${way}#contact`} rel="nofollow">
      {CALCULATORS_PAGE.ask}
    </a>
  );
}
