import type { PageData } from '@contract';
import { CALCULATORS_PAGE } from '../content/calculators';
import { Icon } from '../icons/Icon';
import { CalculatorCards } from './CalculatorCards';

/** The calculators that the owner offers, with an introduction of the owner. */
export function CalculatorsPage({ intro, calculators }: Extract<PageData, { page: 'calculators' }>) {
  return (
    <div className="calculators page-width">
      <a className="arrow-link arrow-link-back" href="/">
        <Icon name="back" />
        {CALCULATORS_PAGE.back}
      </a>
      <div className="section-head">
        <h1>{CALCULATORS_PAGE.title}</h1>
        <p className="section-lead">{intro === '' ? CALCULATORS_PAGE.lead : intro}</p>
      </div>
      <CalculatorCards calculators={calculators} heading="h2" />
    </div>
  );
}
