import { CALCULATOR_TITLES } from '@contract';
import { AskLink } from './AskLink';
import { CALCULATORS_PAGE } from '../content/calculators';
import { Icon } from '../icons/Icon';
import type { CalculatorData } from './CalculatorApp';
import { CalculatorCards } from './CalculatorCards';
import { CalculatorForm } from './CalculatorForm';
import { FiguresUsed } from './FiguresUsed';
import { ResultActions } from './ResultActions';
import { ResultView } from './ResultView';
import { useCalculator } from './useCalculator';

/** A calculator: a plain form that the server answers; with script the result follows while one types. */
export function CalculatorPage({ page }: { page: Extract<CalculatorData, { page: 'calculator' }> }) {
  const state = useCalculator(page);
  const { texts, errors, calculation } = state;
  return (
    <div className="calculators page-width">
      <a className="arrow-link arrow-link-back" href="/calculators">
        <Icon name="back" />
        {CALCULATORS_PAGE.all}
      </a>
      <div className="section-head">
        <h1>{CALCULATOR_TITLES[page.kind]}</h1>
        <p className="section-lead">{page.summary}</p>
      </div>
      <div className="calculator">
        <CalculatorForm
          kind={page.kind}
          inputs={page.inputs}
          state={state}
          title={<h2>{CALCULATORS_PAGE.inputs}</h2>}
        />
        <section className="calculator-result" id="result" aria-labelledby="result-title">
          <h2 className="sr-only" id="result-title">
            {CALCULATORS_PAGE.result}
          </h2>
          <ResultView calculation={calculation} errors={errors} inputs={page.inputs} />
          {calculation?.result ? (
            <>
              <ResultActions kind={page.kind} texts={texts} inputs={page.inputs} origin={page.origin} />
              <FiguresUsed figures={calculation.figures} day={page.day} />
            </>
          ) : (
            calculation && <AskLink kind={page.kind} texts={null} />
          )}
        </section>
      </div>
      {page.more.length > 0 && (
        <section className="calculators-more" aria-labelledby="more-calculators">
          <h2 id="more-calculators">{CALCULATORS_PAGE.more}</h2>
          <CalculatorCards calculators={page.more} heading="h3" />
        </section>
      )}
    </div>
  );
}
