import { figures, pesos, resultOf } from '../testing/results.js';
import { CALCULATORS } from './calculators.js';
import { readInputs } from './inputs.js';
import { contribution, increased, pension, salaryCredit } from './sss-formulas.js';

describe('the SSS calculator', () => {
  it.each([
    [16_000, 25, 8_300],
    [20_000, 10, 8_000],
    [20_000, 30, 12_300],
    [20_000, 40, 16_300],
    [5_000, 12, 2_000],
    [1_000, 10, 1_200],
    [1_000, 20, 2_400],
  ])('pays for an average credit of %d and %d years %d', (average, years, expected) => {
    expect(pension(pesos(average), years, figures)).toBe(pesos(expected));
  });

  it('pays no pension before 120 contributions, and says how many are missing', () => {
    expect(pension(pesos(20_000), 9, figures)).toBeNull();
    const { headline, notes } = resultOf('sss', { paid: '119', goesOn: 'no' });
    expect(headline).toBe('With 119 contributions SSS pays no monthly pension yet');
    expect(notes.join(' ')).toContain('One more contribution would');
    expect(resultOf('sss', { paid: '1', goesOn: 'no' }).headline).toContain('With 1 contribution SSS');
  });

  it('takes no more contributions than the age allows, unless the pension is paid already', () => {
    const errorsOf = (entered: Record<string, string>) =>
      readInputs(CALCULATORS.sss, entered, figures).errors;
    expect(errorsOf({ age: '35', paid: '252' })).toEqual({});
    expect(errorsOf({ age: '35', paid: '253' })).toEqual({ paid: 'At 35 there can be at most 252.' });
    expect(errorsOf({ age: '35', paid: '253', receives: '5000', whose: 'survivor' })).toEqual({});
  });

  it.each([
    [0, 5_000],
    [5_249.99, 5_000],
    [5_250, 5_500],
    [19_750, 20_000],
    [34_749.99, 34_500],
    [34_750, 35_000],
    [1_000_000, 35_000],
  ])('takes a pay of %d to the credit %d', (pay, credit) => {
    expect(salaryCredit(pesos(pay), 'employee', figures)).toBe(pesos(credit));
  });

  it('divides a contribution between employee, employer and Pension Booster', () => {
    const of = (credit: number, member: 'employee' | 'own') => contribution(pesos(credit), member, figures);
    expect(of(35_000, 'employee')).toEqual({
      own: pesos(1_750),
      employer: pesos(3_500),
      compensation: pesos(30),
      booster: pesos(2_250),
    });
    expect(of(14_500, 'employee').compensation).toBe(pesos(10));
    expect(of(35_000, 'own')).toEqual({
      own: pesos(5_250),
      employer: 0,
      compensation: 0,
      booster: pesos(2_250),
    });
    expect(salaryCredit(0, 'overseas', figures)).toBe(pesos(8_000));
  });

  it('adds increases one on the other, and names those that are decided', () => {
    expect(increased(pesos(10_000), [10, 10, 10])).toBe(pesos(13_310));
    expect(increased(pesos(8_000), [5, 5, 5])).toBe(pesos(9_261));
    expect(resultOf('sss', { receives: '₱10,000' }).headline).toBe('₱11,000 a month from September 1, 2027');
    expect(resultOf('sss', { receives: '8000', whose: 'survivor' }).headline).toBe(
      '₱8,400 a month from September 1, 2027',
    );
  });

  it('is drawn by years of contributions: those that are paid, those until retirement, and more', () => {
    const { drawing, table } = resultOf('sss', { age: '40', retireAt: '60', paid: '144' });
    expect(drawing.rows.map(({ label, amounts }) => [label, amounts.map((one) => one > 0)])).toEqual([
      ['10', [true, false, false]],
      ['12', [true, false, false]],
      ['15', [false, true, false]],
      ['20', [false, true, false]],
      ['25', [false, true, false]],
      ['30', [false, true, false]],
      ['32', [false, true, false]],
      ['35', [false, false, true]],
      ['40', [false, false, true]],
    ]);
    expect(table!.rows.find(([years]) => years === '30')).toEqual(['30', pesos(13_300)]);
  });

  it('counts a retirement in the past as one of today', () => {
    expect(resultOf('sss', { age: '70', paid: '360' }).headline).toBe('About ₱13,300 a month from SSS at 70');
  });
});
