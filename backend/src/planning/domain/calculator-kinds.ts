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
