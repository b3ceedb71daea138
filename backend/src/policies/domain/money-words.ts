/** An amount in whole centavos: `₱2,500.00`. */
export function moneyWords(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-PH', { style: 'currency', currency }).format(amount / 100);
}
