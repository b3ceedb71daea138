import type { Calculator } from './calculator.js';
import type { CalculatorKind } from './calculator-kinds.js';
import { EDUCATION } from './education.js';
import { ESTATE } from './estate.js';
import { MP2 } from './mp2.js';
import { PROTECTION } from './protection.js';
import { RETIREMENT } from './retirement.js';
import { SSS } from './sss.js';

export const CALCULATORS: Readonly<Record<CalculatorKind, Calculator>> = {
  sss: SSS,
  mp2: MP2,
  education: EDUCATION,
  protection: PROTECTION,
  retirement: RETIREMENT,
  'estate-tax': ESTATE,
};
