import { CALCULATOR_TITLES } from '@contract';
import { CALCULATORS_PAGE } from '../content/calculators';
import { Icon } from '../icons/Icon';
import type { CalculatorData } from './CalculatorApp';
import { CalculatorCards } from './CalculatorCards';
import { CalculatorField } from './CalculatorField';
import { FiguresUsed } from './FiguresUsed';
import { ResultActions } from './ResultActions';
import { ResultView } from './ResultView';
import { useHydrated } from '../useHydrated';
import { useCalculator } from './useCalculator';

/** A calculator: a plain form that the server answers; with script the result follows while one types. */
export function CalculatorPage({ page }: { page: Extract<CalculatorData, { page: 'calculator' }> }) {
  const { form, texts, errors, calculation, change, leave } = useCalculator(page);
  const hydrated = useHydrated();
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
        <form
          ref={form}
          className="calculator-form"
          // a phone shows the result below the form
          action={`/calculators/${page.kind}#result`}
          method="get"
          noValidate={hydrated}
        >
          <h2>{CALCULATORS_PAGE.inputs}</h2>
          {Object.entries(page.inputs).map(([name, spec]) => (
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
            calculation && (
              <a className="button button-primary" href="/#contact">
                {CALCULATORS_PAGE.ask}
              </a>
            )
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
