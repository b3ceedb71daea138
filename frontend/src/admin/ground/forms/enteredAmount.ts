import { amountText, MOST_CENTAVOS, readAmount } from '@contract';

interface EnteredAmount {
  /** Above zero; null while nothing that can be sent is entered. */
  readonly centavos: number | null;
  /** Null for an amount that can be sent, and while nothing is entered. */
  readonly problem: string | null;
}

/** What a field for money contains. Its currency is that of the field; a text that names another one is not sent. */
export function enteredAmount(text: string, currency: string): EnteredAmount {
  const wrong = (problem: string | null) => ({ centavos: null, problem });
  if (text.trim() === '') return wrong(null);
  const read = readAmount(text);
  if (!('centavos' in read))
    return wrong(
      read.understood === null
        ? 'Amount must be a number such as 1,500.75'
        : `Amount must be a number such as 1,500.75; “${read.unread}” beside ${amountText(read.understood)} cannot be read`,
    );
  const { centavos } = read;
  if (centavos === 0 || centavos > MOST_CENTAVOS)
    return wrong(`Amount must be above 0.00, up to ${amountText(MOST_CENTAVOS)}`);
  return read.currency !== undefined && read.currency !== currency
    ? wrong(`Amount is in ${read.currency}, and the currency here is ${currency}`)
    : { centavos, problem: null };
}
