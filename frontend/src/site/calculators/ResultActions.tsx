import { type CalculatorKind, type InputSpec } from '@contract';
import { notify } from '../../shared/toast/toastQueue';
import { AskLink } from './AskLink';
import { CALCULATORS_PAGE } from '../content/calculators';
import { useHydrated } from '../useHydrated';
import { sharedQuery } from './sharedQuery';

interface ResultActionsProps {
  readonly kind: CalculatorKind;
  readonly texts: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, InputSpec>>;
  readonly origin: string | null;
}

/** What a visitor does with a result: ask the office, print it, pass it on. */
export function ResultActions({ kind, texts, inputs, origin }: ResultActionsProps) {
  const hydrated = useHydrated();
  async function share() {
    const address = `${origin ?? location.origin}/calculators/${kind}?${sharedQuery(texts, inputs)}`;
    try {
      await navigator.clipboard.writeText(address);
      notify(CALCULATORS_PAGE.shared);
    } catch {
      notify({ title: CALCULATORS_PAGE.notShared, description: address, destructive: true });
    }
  }
  return (
    <p className="calculator-actions">
      <AskLink kind={kind} texts={texts} />
      {hydrated && (
        <>
          <button className="button button-secondary" type="button" onClick={() => print()}>
            {CALCULATORS_PAGE.print}
          </button>
          <button className="button button-secondary" type="button" onClick={() => void share()}>
            {CALCULATORS_PAGE.share}
          </button>
        </>
      )}
    </p>
  );
}
