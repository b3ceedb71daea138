import { CALCULATOR_TITLES, type PageData } from '@contract';
import { calculatorCover } from '../content/calculators';

type Summaries = Extract<PageData, { page: 'calculators' }>['calculators'];

/** A list of calculators, each a link with its drawing; below a calculator they are out of sight at first. */
export function CalculatorCards({
  calculators,
  heading: Heading,
}: {
  calculators: Summaries;
  heading: 'h2' | 'h3';
}) {
  return (
    <ul className="calculator-cards">
      {calculators.map(({ kind, summary }) => (
        <li key={kind}>
          <a className="calculator-card" href={`/calculators/${kind}`}>
            <img
              src={calculatorCover(kind, 'svg')}
              alt=""
              width={800}
              height={450}
              loading={Heading === 'h3' ? 'lazy' : undefined}
            />
            <Heading>{CALCULATOR_TITLES[kind]}</Heading>
            <span>{summary}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
