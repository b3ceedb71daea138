import { CALCULATOR_TITLES, type PageData } from '@contract';
import { CALCULATOR_ICONS } from '../content/calculators';
import { Icon } from '../icons/Icon';

type Summaries = Extract<PageData, { page: 'calculators' }>['calculators'];

/** A list of calculators, each a link. */
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
            <span className="message-mark">
              <Icon name={CALCULATOR_ICONS[kind]} size={28} />
            </span>
            <span>
              <Heading>{CALCULATOR_TITLES[kind]}</Heading>
              <span>{summary}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
