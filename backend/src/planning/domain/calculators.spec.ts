import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { calculate, type InputSpecs, type Values } from './calculator.js';
import { CALCULATOR_KINDS, type CalculatorKind } from './calculator-kinds.js';
import { CALCULATORS } from './calculators.js';
import { DEFAULT_FIGURES } from './default-figures.js';
import { schoolCosts } from './education.js';
import { estateTax } from './estate.js';
import { FiguresOn } from './figures.js';
import { monthlyFor, paidMonthly, savedMonthly } from './growth.js';
import { inputText, readInputs } from './inputs.js';
import { mp2Rates, type Mp2Saving, mp2Years } from './mp2.js';
import { lostIncome } from './protection.js';
import { retirementNeed } from './retirement.js';
import { contribution, increased, pension, salaryCredit } from './sss-formulas.js';

const figures = new FiguresOn(DEFAULT_FIGURES, '2026-11-29');
const pesos = (amount: number) => Math.round(amount * 100);

/** The result of a calculator with its initial values and some others. */
function resultOf(kind: CalculatorKind, entered: Record<string, string> = {}, on = figures) {
  const { values, errors } = readInputs(CALCULATORS[kind], entered, on);
  expect(errors).toEqual({});
  return calculate(CALCULATORS[kind], values, on).result!;
}

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
      ...['15', '20', '25', '30', '32'].map((years) => [years, [false, true, false]]),
      ...['35', '40'].map((years) => [years, [false, false, true]]),
    ]);
    expect(table!.rows.find(([years]) => years === '30')).toEqual(['30', pesos(13_300)]);
  });

  it('counts a retirement in the past as one of today', () => {
    expect(resultOf('sss', { age: '70', paid: '360' }).headline).toBe('About ₱13,300 a month from SSS at 70');
  });
});

describe('the MP2 calculator', () => {
  const saving: Mp2Saving = {
    amount: 50_000,
    isMonthly: true,
    start: '2026-01',
    isCompounded: false,
    years: 5,
  };
  const at = (rate: number) => () => ({ rate, isDeclared: false });
  const dividends = (its: Mp2Saving, rates: Parameters<typeof mp2Years>[1]) =>
    Math.round(mp2Years(its, rates).reduce((sum, { dividend }) => sum + dividend, 0));

  it('pays the dividends of ₱500 a month at 7.5 %', () => {
    expect(dividends(saving, at(7.5))).toBe(pesos(5_718.75));
    expect(dividends({ ...saving, isCompounded: true }, at(7.5))).toBe(pesos(6_266.14));
  });

  it('uses the declared rates of past years', () => {
    const declared = mp2Rates(figures, 0);
    const monthly = { ...saving, amount: pesos(1_000), start: '2021-01' };
    expect(dividends(monthly, declared)).toBe(pesos(10_738.7));
    expect(dividends({ ...monthly, isCompounded: true }, declared) + pesos(60_000)).toBe(pesos(71_689.53));
    const once = { ...monthly, amount: pesos(100_000), isMonthly: false, isCompounded: true };
    expect(dividends(once, declared) + pesos(100_000)).toBe(pesos(139_334.32));
  });

  it('counts of the first and the last year only the months of the account', () => {
    const years = mp2Years({ ...saving, amount: 1_200, isMonthly: false, start: '2026-07' }, at(10));
    expect(years.map(({ year, dividend }) => [year, dividend])).toEqual([
      [2026, 60],
      [2027, 120],
      [2028, 120],
      [2029, 120],
      [2030, 120],
      [2031, 60],
    ]);
    expect(mp2Years({ ...saving, start: '2026-12' }, at(10)).reduce((sum, { saved }) => sum + saved, 0)).toBe(
      60 * 50_000,
    );
  });

  it('says which rates are assumed', () => {
    expect(resultOf('mp2', { start: '2024-01' }).notes.join(' ')).toContain(
      'rates of 2026 to 2028: they are your 3 %',
    );
    expect(resultOf('mp2', { start: '2020-01' }).notes.join(' ')).toContain('All rates are declared ones.');
  });

  it('names pesos of today only for an account that matures later', () => {
    const together = (start: string) => resultOf('mp2', { start }).lines.at(-1);
    expect(together('2022-01')).toHaveProperty('today');
    for (const start of ['2010-01', '2021-06']) expect(together(start)).not.toHaveProperty('today');
  });
});

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

describe('the drawing of a retirement', () => {
  const plan = { age: '58', retireAt: '60', until: '63', rate: '3', rise: '3', spending: '10000' };

  it('shows what is there and missing at each age, until both are used up', () => {
    const { drawing, notes } = resultOf('retirement', { ...plan, savings: '180000' });
    expect(drawing.rows.map(({ label, amounts }) => [label, ...amounts.map((one) => one / 100)])).toEqual([
      ['58', 180_000, 0],
      ['59', 180_000, 90_000],
      ['60', 180_000, 180_000],
      ['61', 60_000, 180_000],
      ['62', 0, 120_000],
      ['63', 0, 0],
    ]);
    expect(notes).toContain('As it is, your savings last until you are about 62.');
  });

  it('keeps what is more than needed', () => {
    const { drawing, notes } = resultOf('retirement', { ...plan, savings: '400000' });
    expect(drawing.rows.at(-1)!.amounts).toEqual([pesos(40_000), 0]);
    expect(notes.join(' ')).not.toContain('last until');
  });
});

const RATE = fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100);
const MONEY = fc.integer({ min: 0, max: 10_000_000_000 });
const YEARS = fc.integer({ min: 1, max: 40 });

describe('growth', () => {
  const monthly = (rate: number) =>
    new Decimal(1).add(new Decimal(rate).div(100)).pow(new Decimal(1).div(12)).sub(1);

  it('equals exact arithmetic to the hundredth of a centavo on a million pesos', () => {
    fc.assert(
      fc.property(RATE, fc.integer({ min: 1, max: 960 }), (rate, months) => {
        const at = monthly(rate);
        const saved = at.isZero() ? new Decimal(months) : at.add(1).pow(months).sub(1).div(at);
        const paid = at.isZero() ? new Decimal(months) : saved.div(at.add(1).pow(months)).mul(at.add(1));
        expect(saved.sub(savedMonthly(rate, months)).div(saved).abs().toNumber()).toBeLessThan(1e-12);
        expect(paid.sub(paidMonthly(rate, months)).div(paid).abs().toNumber()).toBeLessThan(1e-12);
      }),
    );
  });

  it('never needs more a month for more years or a higher rate', () => {
    fc.assert(
      fc.property(MONEY, RATE, YEARS, (amount, rate, years) => {
        expect(monthlyFor(amount, rate, years + 1)).toBeLessThanOrEqual(
          monthlyFor(amount, rate, years) + 1e-6,
        );
        expect(monthlyFor(amount, rate + 1, years)).toBeLessThanOrEqual(
          monthlyFor(amount, rate, years) + 1e-6,
        );
      }),
    );
  });

  it('closes a gap exactly by the monthly amount', () => {
    fc.assert(
      fc.property(MONEY, MONEY, RATE, YEARS, (spending, savings, rate, years) => {
        const plan = { spending, pensions: 0, savings, monthly: 0, yearsUntil: years, yearsAfter: 25, rate };
        const { needed, there } = retirementNeed(plan);
        const monthly = monthlyFor(Math.max(0, needed - there), rate, years);
        const after = retirementNeed({ ...plan, monthly });
        expect(Math.max(0, needed - after.there) / Math.max(needed, 1)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('the protection gap', () => {
  it('is the income of the family, discounted year by year', () => {
    const income = { income: 1_200, ownShare: 25, years: 3, rise: 5, rate: 10 };
    expect(lostIncome(income)).toBeCloseTo(900 / 1.1 + 945 / 1.21 + 992.25 / 1.331, 9);
    expect(lostIncome({ ...income, years: 0 })).toBe(0);
  });

  it('is drawn as what is needed beside what is there and what is not covered', () => {
    const { drawing } = resultOf('protection', { savings: '132038.83', cover: '1000000' });
    expect(
      drawing.rows.map(({ label, amounts }) => [label, amounts.reduce((sum, one) => sum + one, 0)]),
    ).toEqual([
      ['Needed', pesos(4_132_038.83)],
      ['There', pesos(4_132_038.83)],
    ]);
  });

  it('is never negative, and says what is left', () => {
    const { headline, lines } = resultOf('protection', { cover: '₱100,000,000' });
    expect(headline).toBe('What is there covers what your family would need');
    expect(lines.at(-1)).toMatchObject({ label: 'More than needed' });
    expect(lines.at(-1)!.centavos).toBeGreaterThan(0);
  });
});

describe('the education fund', () => {
  it('costs what prices and years make of it', () => {
    const { costs, needed } = schoolCosts({ yearly: 100, years: 2, ahead: 1, rise: 10, rate: 10 });
    expect(costs.map((cost) => Math.round(cost * 100))).toEqual([11_000, 12_100]);
    expect(needed).toBeCloseTo(220, 9);
  });

  it('speaks of no monthly amount where no month is left', () => {
    for (const [kind, entered] of [
      ['education', { age: '18' }],
      ['retirement', { age: '60' }],
    ] as const) {
      const { headline, notes } = resultOf(kind, entered);
      expect(headline).toContain('on the first day');
      expect(notes.join(' ')).toContain('no time left to save for it month by month');
    }
  });

  it('is drawn until the last school year takes the rest of the fund', () => {
    const { drawing, lines } = resultOf('education', { age: '16' });
    expect(drawing.rows.map(({ label }) => label)).toEqual(['16', '17', '18', '19', '20', '21']);
    const [rest, cost] = drawing.rows[2]!.amounts;
    expect(rest! + cost!).toBe(lines.find(({ label }) => label === 'Needed when college begins')!.centavos);
    expect(drawing.rows.at(-1)!.amounts[0]).toBe(0);
  });

  it('costs more a month a year later', () => {
    fc.assert(
      fc.property(MONEY, RATE, RATE, fc.integer({ min: 0, max: 16 }), (yearly, rise, rate, age) => {
        const of = (entered: number) =>
          resultOf('education', {
            age: String(entered),
            yearly: inputText({ type: 'money', label: '', initial: 0 }, yearly + 100),
            rise: String(rise),
            rate: String(rate),
          }).lines;
        const monthly = (lines: ReturnType<typeof of>) =>
          lines.find(({ label }) => label === 'To save each month')!;
        const later = of(age).find(({ label }) => label === 'If you start a year later');
        if (later) expect(later.centavos).toBeGreaterThanOrEqual(monthly(of(age)).centavos);
      }),
      { numRuns: 50 },
    );
  });
});

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

describe('what a visitor enters', () => {
  const read = (entered: Record<string, string>) => readInputs(CALCULATORS.mp2, entered, figures);

  it.each([
    ['₱1,500.75', 150_075],
    ['1500,75', 150_075],
    ['PHP 1 500.75', 150_075],
    ['', 100_000],
  ])('as an amount %j is %d centavos', (text, centavos) => {
    expect(read({ amount: text }).values.amount).toBe(centavos);
  });

  it.each([
    [{ amount: '25k' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ amount: '$100' }, 'amount'],
    [{ amount: '0' }, 'amount'],
    [{ amount: '99999999999999' }, 'amount'],
    [{ rate: '15.01' }, 'rate'],
    [{ rate: 'NaN' }, 'rate'],
    [{ start: '2026-13' }, 'start'],
    [{ how: 'constructor' }, 'how'],
  ])('is an error when it is %j, and its text stays', (entered, field) => {
    const { errors, texts } = read(entered);
    expect(Object.keys(errors)).toEqual([field]);
    expect(texts[field]).toBe(Object.values(entered)[0]);
  });

  it('may be a percentage with its sign', () => {
    expect(read({ rate: '7.12 %' }).values.rate).toBe(7.12);
  });
});
