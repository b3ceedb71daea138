import type { CalculatorKind, InputSpec } from '@contract';
import type { ReactNode } from 'react';
import { CALCULATORS_PAGE } from '../content/calculators';
import { useHydrated } from '../useHydrated';
import { CalculatorField } from './CalculatorField';
import type { useCalculator } from './useCalculator';

interface CalculatorFormProps {
  readonly kind: CalculatorKind;
  readonly inputs: Readonly<Record<string, InputSpec>>;
  readonly state: ReturnType<typeof useCalculator>;
  readonly title: ReactNode;
}

/** The inputs of a calculator: without script the page of the calculator answers. */
export function CalculatorForm({ kind, inputs, state, title }: CalculatorFormProps) {
  const { form, texts, errors, change, leave } = state;
  const hydrated = useHydrated();
  return (
    <form
      ref={form}
      className="calculator-form"
      // a phone shows the result below the form
      action={`/calculators/${kind}#result`}
      method="get"
      noValidate={hydrated}
    >
      {title}
      {Object.entries(inputs).map(([name, spec]) => (
        <CalculatorField
          key={name}
          name={name}
          spec={spec}
          text={texts[name] ?? ''}
          error={errors[name]}
          onChange={(text) => change(name, text)}
          onLeave={() => leave(name)}
        />
      ))}
      <button className="button button-primary" type="submit">
        {CALCULATORS_PAGE.calculate}
      </button>
    </form>
  );
}
