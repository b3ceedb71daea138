import { figures, pesos, resultOf } from '../testing/results.js';
import { CALCULATORS } from './calculators.js';
import { estateTax } from './estate.js';
import { readInputs } from './inputs.js';

describe('the estate tax calculator', () => {
  it('taxes what is left after the deductions', () => {
    const estate = {
      own: pesos(30_000_000),
      common: 0,
      home: pesos(8_000_000),
      isHomeCommon: false,
      debts: 0,
    };
    expect(estateTax(estate, figures).tax).toBe(pesos(1_020_000));
    expect(estateTax({ ...estate, home: pesos(12_000_000) }, figures).homeDeduction).toBe(pesos(10_000_000));
    expect(estateTax({ ...estate, own: pesos(5_000_000), home: 0 }, figures).tax).toBe(0);
  });

  it('leaves the spouse half of the common property after debts, and deducts half of a common home', () => {
    const estate = {
      own: 0,
      common: pesos(30_000_000),
      home: pesos(8_000_000),
      isHomeCommon: true,
      debts: pesos(2_000_000),
    };
    // 30 − 2 − 14 − 5 − 4 million
    expect(estateTax(estate, figures)).toMatchObject({ spouse: pesos(14_000_000), net: pesos(5_000_000) });
  });

  it('speaks of cash for the heirs only where there is a tax', () => {
    const notes = (own: string) => resultOf('estate-tax', { own }).notes.join(' ');
    expect(notes('5000001')).toContain('Heirs need it in cash');
    expect(notes('5000000')).not.toContain('Heirs need it in cash');
  });

  it('names a home that is worth more than what it is part of', () => {
    const { errors } = readInputs(CALCULATORS['estate-tax'], { own: '1', home: '2' }, figures);
    expect(Object.keys(errors)).toEqual(['home']);
  });
});

describe('the drawing of an estate', () => {
  const rowsOf = (entered: Record<string, string>) =>
    resultOf('estate-tax', entered).drawing.rows.map(({ amounts }) => amounts.map((one) => one / 100));

  it('shows what is taken off before the tax, and who gets what', () => {
    const entered = {
      own: '10000000',
      common: '20000000',
      home: '8000000',
      whose: 'common',
      debts: '2000000',
    };
    expect(rowsOf(entered)).toEqual([
      [2_000_000, 9_000_000, 9_000_000, 10_000_000, 0, 0],
      [2_000_000, 9_000_000, 0, 0, 18_400_000, 600_000],
    ]);
  });

  it('is never longer than the estate', () => {
    expect(rowsOf({ own: '3000000', debts: '1000000' })).toEqual([
      [1_000_000, 0, 2_000_000, 0, 0, 0],
      [1_000_000, 0, 0, 0, 2_000_000, 0],
    ]);
    expect(rowsOf({ own: '1000000', debts: '5000000' })[1]).toEqual([1_000_000, 0, 0, 0, 0, 0]);
  });
});
