import { calculator, type Drawing, type Result } from './calculator.js';
import type { FiguresOn } from './figures.js';
import { centavos } from './growth.js';
import { pesos } from './pesos.js';

export interface Estate {
  /** What belongs to the person alone, and what belongs to both spouses. */
  readonly own: number;
  readonly common: number;
  /** The value of the family home, which is part of the one or the other. */
  readonly home: number;
  readonly isHomeCommon: boolean;
  /** Of the spouses together where there is common property, else of the person. */
  readonly debts: number;
}

/** The tax on an estate (NIRC 84 and 86 as amended by RA 10963) with the deductions that make it up; whole centavos. */
export function estateTax({ own, common, home, isHomeCommon, debts }: Estate, figures: FiguresOn) {
  const standard = figures.of('estate.standard-deduction');
  const homeDeduction = Math.min(
    centavos(isHomeCommon ? home / 2 : home),
    figures.of('estate.most-home-deduction'),
  );
  const spouse = centavos(Math.max(0, common - debts) / 2);
  const net = Math.max(0, own + common - debts - standard - homeDeduction - spouse);
  return { standard, homeDeduction, spouse, net, tax: centavos((net * figures.of('estate.rate')) / 100) };
}

export const ESTATE = calculator({
  inputs: {
    own: {
      type: 'money',
      label: 'Property that is yours alone',
      initial: 1_000_000_000,
      hint: 'House, land, cars, deposits, shares',
    },
    common: { type: 'money', label: 'Property of you and your spouse', initial: 0 },
    home: { type: 'money', label: 'Of it the family home', initial: 0, hint: 'Its fair market value' },
    whose: {
      type: 'choice',
      label: 'The home belongs to',
      choices: { own: 'Me alone', common: 'Both of us' },
      initial: 'own',
    },
    debts: { type: 'money', label: 'Debts', initial: 0 },
  },
  figures: ['estate.rate', 'estate.standard-deduction', 'estate.most-home-deduction'],
  errors: ({ own, common, home, whose }) =>
    home > (whose === 'own' ? own : common)
      ? { home: 'The home is worth more than the property that it is part of.' }
      : {},
  calculate({ own, common, home, whose, debts }, figures): Result {
    const estate = { own, common, home, isHomeCommon: whose === 'common', debts };
    const { standard, homeDeduction, spouse, net, tax } = estateTax(estate, figures);
    return {
      headline: tax === 0 ? 'There is no estate tax to pay by these figures' : `${pesos(tax)} estate tax`,
      lines: [
        { label: 'Everything together', centavos: own + common },
        { label: 'Less debts', centavos: 0 - debts },
        ...(common > 0 ? [{ label: 'Less the share of your spouse', centavos: 0 - spouse }] : []),
        { label: 'Less the standard deduction', centavos: 0 - standard },
        { label: 'Less the family home', centavos: 0 - homeDeduction },
        { label: 'Taxed', centavos: net },
        { label: 'Estate tax', centavos: tax },
      ],
      notes: [
        ...(tax > 0
          ? ['It is due within a year. Heirs need it in cash before property can be transferred.']
          : []),
        'Proceeds of life insurance are left out: whether they count depends on the beneficiary. Ask us.',
      ],
      drawing: drawingOf(own + common, [debts, spouse, standard + homeDeduction, net], tax),
    };
  },
});

/** What is taken off until the rest is taxed, and who gets what. Debts and deductions can be more than there is. */
function drawingOf(whole: number, takenOff: readonly number[], tax: number): Drawing {
  let left = whole;
  const [debts = 0, spouse = 0, deductions = 0, net = 0] = takenOff.map((amount) => {
    const taken = Math.min(amount, left);
    left -= taken;
    return taken;
  });
  return {
    shape: 'bars',
    title: 'The estate',
    parts: [
      { label: 'Debts', tone: 'fourth' },
      { label: 'Your spouse’s half', tone: 'third' },
      { label: 'Deductions', tone: 'growth' },
      { label: 'Taxed', tone: 'there' },
      { label: 'Heirs', tone: 'there' },
      { label: 'Estate tax', tone: 'missing' },
    ],
    rows: [
      { label: 'What is taxed', amounts: [debts, spouse, deductions, net, 0, 0] },
      { label: 'Who gets it', amounts: [debts, spouse, 0, 0, whole - debts - spouse - tax, tax] },
    ],
  };
}
