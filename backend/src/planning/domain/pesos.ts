import { moneyText } from '../../platform/values/money.js';

/** `₱12,345.60`, and without centavos where there are none. */
export const pesos = (centavos: number) => moneyText(centavos, 'PHP').replace(/\.00$/, '');
