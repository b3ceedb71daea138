import { pesos, type Result, type ResultBar } from '@contract';

const PARTS = ['there', 'growth', 'missing'] as const;

const WIDTH = 1_000;
const HEIGHT = 28;

/** The amounts as bars; a screen reader reads the table below them. */
export function ResultBars({ bars, legend }: Pick<Result, 'bars' | 'legend'>) {
  const most = Math.max(...bars.map(sumOf), 0);
  if (most === 0) return null;
  return (
    <div className="calculator-bars" aria-hidden="true">
      <dl>
        {bars.map((bar) => (
          <div key={bar.label}>
            <dt>{bar.label}</dt>
            <dd>
              <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" height={HEIGHT} width="100%">
                {partsOf(bar, most).map(({ part, start, width }) => (
                  <rect
                    key={part}
                    className={`bar-${part}`}
                    x={start}
                    y={0}
                    width={width}
                    height={HEIGHT}
                    rx={3}
                  />
                ))}
              </svg>
              <span>{pesos(sumOf(bar))}</span>
            </dd>
          </div>
        ))}
      </dl>
      {Object.keys(legend).length > 0 && (
        <ul>
          {PARTS.filter((part) => legend[part] !== undefined).map((part) => (
            <li key={part}>
              <svg width={14} height={14}>
                <rect className={`bar-${part}`} width={14} height={14} rx={3} />
              </svg>
              {legend[part]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const sumOf = ({ there, growth = 0, missing = 0 }: ResultBar) => there + growth + missing;

function partsOf(bar: ResultBar, most: number) {
  let start = 0;
  return PARTS.flatMap((part) => {
    const width = ((bar[part] ?? 0) / most) * WIDTH;
    const placed = { part, start, width };
    start += width;
    return width > 0 ? [placed] : [];
  });
}
