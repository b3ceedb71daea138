import { CALCULATOR_TITLES } from '@contract';
import { useId } from 'react';
import { AskLink } from './AskLink';
import { CalculatorForm } from './CalculatorForm';
import { FiguresUsed } from './FiguresUsed';
import { ResultView } from './ResultView';
import { type CalculatorPart, useCalculator } from './useCalculator';

/** A calculator in an article. The browser loads it with the rules of the calculators, for articles that have one only. */
export function CalculatorEmbed({ calculator }: { calculator: CalculatorPart }) {
  const { kind, inputs, summary, day } = calculator;
  const state = useCalculator(calculator);
  const { texts, errors, calculation } = state;
  const id = useId();
  const title = (
    <div className="calculator-embed-title">
      <p id={id}>
        <a href={`/calculators/${kind}`}>{CALCULATOR_TITLES[kind]}</a>
      </p>
      <p>{summary}</p>
    </div>
  );
  return (
    <section className="calculator-embed" aria-labelledby={id}>
      <CalculatorForm kind={kind} inputs={inputs} state={state} title={title} />
      <div className="calculator-result">
        <ResultView calculation={calculation} errors={errors} inputs={inputs} />
        {calculation && (
          <>
            <p className="calculator-actions">
              <AskLink kind={kind} texts={calculation.result && texts} />
            </p>
            <FiguresUsed figures={calculation.figures} day={day} />
          </>
        )}
      </div>
    </section>
  );
}
