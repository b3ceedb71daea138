import fc from 'fast-check';
import { figures } from '../testing/results.js';
import { CALCULATOR_KINDS, type CalculatorKind } from './calculator-kinds.js';
import { calculate, type InputSpecs, type Values } from './calculator.js';
import { CALCULATORS } from './calculators.js';
import { DEFAULT_FIGURES } from './default-figures.js';
import { FiguresOn } from './figures.js';
import { inputText, readInputs } from './inputs.js';

describe('every calculator', () => {
  const values = (kind: CalculatorKind): fc.Arbitrary<Values<InputSpecs>> =>
    fc.record(
      Object.fromEntries(
        Object.entries(CALCULATORS[kind].inputs).map(
          ([name, spec]): [string, fc.Arbitrary<number | string>] => {
            switch (spec.type) {
              case 'money':
                return [name, fc.constantFrom(0, 1, 99, 123_456, 1_000_000_000_000)];
              case 'percent':
                return [name, fc.constantFrom(0, 0.01, 3, 7.12, spec.most)];
              case 'count':
                return [name, fc.integer({ min: spec.least, max: spec.most })];
              case 'month':
                return [name, fc.constantFrom('2010-01', '2026-11', '2099-12')];
              case 'choice':
                return [name, fc.constantFrom(...Object.keys(spec.choices))];
            }
          },
        ),
      ),
    );

  it.each(CALCULATOR_KINDS)('%s answers whole centavos and no NaN for all that can be entered', (kind) => {
    fc.assert(
      fc.property(values(kind), (entered) => {
        const { errors } = CALCULATORS[kind];
        if (errors && Object.keys(errors(entered)).length > 0) return;
        const { result, missing } = calculate(CALCULATORS[kind], entered, figures);
        if (!result) {
          expect(missing).toContain('Please enter smaller numbers');
          return;
        }
        const drawn = result.drawing.rows.flatMap(({ amounts }) => amounts);
        const amounts = [
          ...result.lines.flatMap(({ centavos, today }) => [centavos, today ?? 0]),
          ...drawn,
          ...(result.table?.rows.flat().filter((cell) => typeof cell === 'number') ?? []),
        ];
        expect(amounts.filter((amount) => !Number.isInteger(amount))).toEqual([]);
        expect(drawn.filter((part) => part < 0)).toEqual([]);
        expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });

  it.each(CALCULATOR_KINDS)('%s reads again what its form shows', (kind) => {
    fc.assert(
      fc.property(values(kind), (entered) => {
        const texts = Object.fromEntries(
          Object.entries(CALCULATORS[kind].inputs).map(([name, spec]) => [
            name,
            inputText(spec, entered[name]!),
          ]),
        );
        expect(readInputs(CALCULATORS[kind], texts, figures).values).toEqual(entered);
      }),
    );
  });

  it.each(CALCULATOR_KINDS)('%s names each figure that it uses', (kind) => {
    for (const key of new Set(DEFAULT_FIGURES.map((row) => row.key))) {
      const without = new FiguresOn(
        DEFAULT_FIGURES.filter((row) => row.key !== key),
        '2026-11-29',
      );
      const { values: initial } = readInputs(CALCULATORS[kind], {}, figures);
      const isNamed = CALCULATORS[kind].figures.includes(key);
      const { missing } = calculate(CALCULATORS[kind], initial, without);
      expect(`${key}: ${missing === undefined ? 'not needed' : 'needed'}`).toBe(
        `${key}: ${isNamed ? 'needed' : 'not needed'}`,
      );
    }
  });

  it('gives no result that is too large to be exact', () => {
    const large = { income: '10000000000', years: '80', rise: '15', rate: '0' };
    const { values: entered } = readInputs(CALCULATORS.protection, large, figures);
    expect(calculate(CALCULATORS.protection, entered, figures)).toEqual({
      result: null,
      figures: [],
      missing: 'This comes to more than we can calculate exactly. Please enter smaller numbers.',
    });
  });

  it('gives no result for a figure that is in force twice', () => {
    const twice = new FiguresOn([...DEFAULT_FIGURES, ...DEFAULT_FIGURES], '2026-11-29');
    const { values: initial } = readInputs(CALCULATORS['estate-tax'], {}, figures);
    const { result, missing } = calculate(CALCULATORS['estate-tax'], initial, twice);
    expect([result, missing]).toEqual([null, expect.stringContaining('no checked figure')]);
  });
});
