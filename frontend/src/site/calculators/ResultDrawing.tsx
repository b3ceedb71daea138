import { type Drawing, pesos } from '@contract';

const COLUMN_HEIGHT = 170;
/** Above and below the columns, for an amount and a label. */
const TEXT_HEIGHT = 20;
const HEIGHT = COLUMN_HEIGHT + 2 * TEXT_HEIGHT;
const BAR_HEIGHT = 28;
/** With more columns there is only room for some of their texts. */
const MOST_TEXTS = 10;

const SHORT = new Intl.NumberFormat('en-PH', {
  style: 'currency',
  currency: 'PHP',
  notation: 'compact',
  maximumSignificantDigits: 2,
});

/** The amounts of a result, drawn. The tables of the result say the same to a screen reader. */
export function ResultDrawing({ drawing }: { drawing: Drawing }) {
  const rows = drawing.rows.map((row) => ({ ...row, ...stacked(row, drawing) }));
  const most = Math.max(...rows.map(({ sum }) => sum));
  if (!(most > 0)) return null;
  const Rows = drawing.shape === 'columns' ? Columns : Bars;
  return (
    <figure className="calculator-drawing" data-dense={rows.length > MOST_TEXTS || undefined}>
      <figcaption>{drawing.title}</figcaption>
      <Rows rows={rows} most={most} />
    </figure>
  );
}

type Stacked = Drawing['rows'][number] & ReturnType<typeof stacked>;

interface RowsProps {
  readonly rows: readonly Stacked[];
  /** The sum that is drawn in full length. */
  readonly most: number;
}

function Columns({ rows, most }: RowsProps) {
  const width = 100 / rows.length;
  const every = Math.ceil(rows.length / MOST_TEXTS);
  const gap = every === 1 ? 0.1 : 0;
  const y = (amount: number) => TEXT_HEIGHT + (1 - amount / most) * COLUMN_HEIGHT;
  return (
    <>
      <svg width="100%" height={HEIGHT} aria-hidden="true">
        {rows.map(({ label, parts, sum }, index) => {
          const middle = `${(index + 0.5) * width}%`;
          return (
            <g key={label}>
              {parts.map(({ tone, start, amount }) => (
                <rect
                  key={tone}
                  className={`tone-${tone}`}
                  x={`${(index + gap) * width}%`}
                  width={`${(1 - 2 * gap) * width}%`}
                  y={y(start + amount)}
                  height={(amount / most) * COLUMN_HEIGHT}
                />
              ))}
              {(every === 1 || sum === most) && (
                <text x={middle} y={y(sum) - 6}>
                  {SHORT.format(sum / 100)}
                </text>
              )}
              {index % every === 0 && (
                <text x={middle} y={HEIGHT - 4}>
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <Legend parts={rows.flatMap(({ parts }) => parts)} />
    </>
  );
}

function Bars({ rows, most }: RowsProps) {
  return rows.map(({ label, parts }) => (
    <div key={label}>
      <p>{label}</p>
      <svg width="100%" height={BAR_HEIGHT} aria-hidden="true">
        {parts.map(({ label: part, tone, start, amount }) => (
          <rect
            key={part}
            className={`tone-${tone}`}
            x={`${(start / most) * 100}%`}
            width={`${(amount / most) * 100}%`}
            height={BAR_HEIGHT}
          />
        ))}
      </svg>
      <Legend parts={parts} withAmounts />
    </div>
  ));
}

/** What the tones mean, each once. */
function Legend({ parts, withAmounts }: { parts: Stacked['parts']; withAmounts?: boolean }) {
  const each = new Map(parts.map((part) => [part.label, part]));
  return (
    <ul>
      {[...each.values()].map(({ label, tone, amount }) => (
        <li key={label}>
          <svg width={14} height={14} aria-hidden="true">
            <rect className={`tone-${tone}`} width={14} height={14} />
          </svg>
          {label}
          {withAmounts && ` ${pesos(amount)}`}
        </li>
      ))}
    </ul>
  );
}

/** The parts of a row that are anything, each with the sum of those before it. */
function stacked({ amounts }: Drawing['rows'][number], { parts }: Drawing) {
  let sum = 0;
  const drawn = parts.flatMap((part, index) => {
    const amount = amounts[index]!;
    const start = sum;
    sum += amount;
    return amount > 0 ? [{ ...part, start, amount }] : [];
  });
  return { parts: drawn, sum };
}
