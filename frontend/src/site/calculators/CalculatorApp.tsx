import type { PageData } from '@contract';
import { PageFrame } from '../PageFrame';
import { CalculatorPage } from './CalculatorPage';
import { CalculatorsPage } from './CalculatorsPage';

export type CalculatorData = Extract<PageData, { page: 'calculator' | 'calculators' }>;

export const isCalculator = (page: PageData): page is CalculatorData =>
  page.page === 'calculator' || page.page === 'calculators';

/** The root component of the calculators. The browser loads it with their rules, which no other page needs. */
export function CalculatorApp({ page }: { page: CalculatorData }) {
  return (
    <PageFrame page={page}>
      {page.page === 'calculator' ? <CalculatorPage page={page} /> : <CalculatorsPage {...page} />}
    </PageFrame>
  );
}
