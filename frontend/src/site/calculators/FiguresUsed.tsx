import { type Figure, figureKind, pesos } from '@contract';
import { longDate } from '../../shared/dates';
import { CALCULATORS_PAGE } from '../content/calculators';
import { OutsideLink } from '../layout/OutsideLink';

const day = (date: string) => longDate(date, 'UTC');

/** From when the figures are, and each of them with its source. */
export function FiguresUsed({ figures, day: today }: { figures: readonly Figure[]; day: string }) {
  if (figures.length === 0) return null;
  const checked = figures.map(({ checkedOn }) => checkedOn).sort()[0]!;
  return (
    <div className="calculator-figures">
      <p>{CALCULATORS_PAGE.asOf(day(today), day(checked))}</p>
      <details>
        <summary>{CALCULATORS_PAGE.figures}</summary>
        <dl>
          {figures.map((figure) => (
            <div key={figure.key}>
              <dt>
                {figureKind(figure.key).label}: <strong>{valueWords(figure)}</strong>
              </dt>
              <dd>
                {figure.sourceUrl === '' ? (
                  figure.source
                ) : (
                  <OutsideLink href={figure.sourceUrl}>{figure.source}</OutsideLink>
                )}
                , {CALCULATORS_PAGE.inForce(day(figure.from), figure.to && day(figure.to))}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function valueWords({ key, value }: Figure): string {
  const { unit } = figureKind(key);
  if (unit === 'money') return pesos(value);
  return unit === 'percent' ? `${value} %` : String(value);
}
