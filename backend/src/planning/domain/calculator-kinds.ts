/** The calculators of the site: the last part of their address, and their title. */
export const CALCULATOR_TITLES = {
  sss: 'SSS pension and contribution',
  mp2: 'Pag-IBIG MP2 savings',
  education: 'Education fund',
  protection: 'Protection gap',
  retirement: 'Retirement gap',
  'estate-tax': 'Estate tax',
} as const;

export type CalculatorKind = keyof typeof CALCULATOR_TITLES;
export const CALCULATOR_KINDS = Object.keys(CALCULATOR_TITLES) as CalculatorKind[];

/** What each answers, in one sentence. */
export const CALCULATOR_SUMMARIES: Readonly<Record<CalculatorKind, string>> = {
  sss: 'What you pay each month, and what SSS pays you when you retire.',
  mp2: 'What your MP2 account comes to after five years.',
  education: 'What college will cost, and what to save for it each month.',
  protection: 'What your family would need if your income ended, and what is there.',
  retirement: 'What your life after work costs, and what is still missing for it.',
  'estate-tax': 'What your family would have to pay before they can inherit.',
};
