/** Growth and saving in doubles: amounts are rounded once, at the end, by `centavos`. Rates are percent points a year. */

/** Rounds half up to a whole centavo. */
export function centavos(amount: number): number {
  return Math.floor(amount + 0.5);
}

/** What 1 becomes in a number of years. */
export function grown(rate: number, years: number): number {
  return (1 + rate / 100) ** years;
}

/** The rate that is left after prices have risen. */
export function realRate(rate: number, rise: number): number {
  return (grown(rate, 1) / grown(rise, 1) - 1) * 100;
}

// `expm1` and `log1p` keep the digits of small rates
const logOf = (rate: number) => Math.log1p(rate / 100);

/** What 1 saved at the end of each month becomes after a number of months. */
export function savedMonthly(rate: number, months: number): number {
  const log = logOf(rate);
  return log === 0 ? months : Math.expm1((log / 12) * months) / Math.expm1(log / 12);
}

/** What 1 a month, paid at the beginning of each month, is worth on the first day. */
export function paidMonthly(rate: number, months: number): number {
  const log = logOf(rate);
  return log === 0 ? months : Math.expm1((-log / 12) * months) / Math.expm1(-log / 12);
}

/** What is to be saved at the end of each month for an amount after that many years; the amount itself when none is left. */
export function monthlyFor(amount: number, rate: number, years: number): number {
  return years <= 0 ? amount : amount / savedMonthly(rate, years * 12);
}
