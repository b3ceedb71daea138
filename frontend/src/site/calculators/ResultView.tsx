import { type Calculation, type InputSpec, pesos } from '@contract';
import { CALCULATORS_PAGE } from '../content/calculators';
import { ResultDrawing } from './ResultDrawing';

interface ResultViewProps {
  /** Null while an input is wrong. */
  readonly calculation: Calculation | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly inputs: Readonly<Record<string, InputSpec>>;
}

/** The answer in one sentence, its amounts, its drawing, and what is to be known of it. */
export function ResultView({ calculation, errors, inputs }: ResultViewProps) {
  return (
    <>
      <p className="calculator-headline" role="status">
        {calculation
          ? (calculation.missing ?? calculation.result.headline)
          : CALCULATORS_PAGE.lookAgain(Object.keys(errors).map((name) => inputs[name]?.label ?? name))}
      </p>
      {calculation?.result && <Amounts result={calculation.result} />}
    </>
  );
}

function Amounts({ result }: { result: NonNullable<Calculation['result']> }) {
  const { lines, notes, drawing, table } = result;
  const hasToday = lines.some(({ today }) => today !== undefined);
  return (
    <>
      <ResultDrawing drawing={drawing} />
      <div className="calculator-scroll" tabIndex={0} role="group" aria-label={CALCULATORS_PAGE.amounts}>
        <table className="calculator-lines">
          <thead className={hasToday ? undefined : 'sr-only'}>
            <tr>
              <th scope="col">
                <span className="sr-only">{CALCULATORS_PAGE.what}</span>
              </th>
              <th scope="col">{hasToday ? CALCULATORS_PAGE.then : CALCULATORS_PAGE.amount}</th>
              {hasToday && <th scope="col">{CALCULATORS_PAGE.today}</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, centavos, today }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{pesos(centavos)}</td>
                {hasToday && <td>{today === undefined ? '' : pesos(today)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="calculator-illustration">{CALCULATORS_PAGE.illustration}</p>
      {table && (
        <details>
          <summary>{CALCULATORS_PAGE.steps}</summary>
          <div className="calculator-scroll" tabIndex={0} role="group" aria-label={CALCULATORS_PAGE.steps}>
            <table className="calculator-steps">
              <thead>
                <tr>
                  {table.columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map((row) => (
                  <tr key={row[0]}>
                    {row.map((cell, index) => (
                      <td key={table.columns[index]}>{typeof cell === 'number' ? pesos(cell) : cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </>
  );
}
