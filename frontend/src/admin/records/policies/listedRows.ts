import { amountText, moneyText } from '@contract';
import type { Cheque, Policy, Rider } from '@/shared/api-types';
import { formatDate } from '@/admin/ground/dates/dates';
import { enteredAmount } from '@/admin/ground/forms/enteredAmount';

/** The values of a row in a form as text; a missing one is '', and a flag is 'yes' or ''. */
export type RowValues = Readonly<Record<string, string>>;

interface RowColumn {
  readonly label: string;
  /** `amount` is in the currency of the premium. */
  readonly type: 'text' | 'amount' | 'number' | 'date' | 'flag';
  readonly required?: true;
}

/** What of a policy is a list of rows, each with a form of its own. */
interface RowList<Row> {
  readonly title: string;
  readonly one: string;
  readonly none: string;
  readonly columns: { readonly [Name in keyof Row]: RowColumn };
  /** What is not known is left out. */
  readonly words: (row: Row, currency: string) => readonly (string | number | false | null)[];
}

export const ROW_LISTS: {
  readonly riders: RowList<Rider>;
  readonly cheques: RowList<Cheque>;
} = {
  riders: {
    title: 'Riders',
    one: 'rider',
    none: 'No rider is known yet.',
    columns: {
      name: { label: 'Rider', type: 'text', required: true },
      amount: { label: 'Amount', type: 'amount' },
      endsAtAge: { label: 'Ends at age', type: 'number' },
      premium: { label: 'Its part of the premium', type: 'amount' },
    },
    words: ({ name, amount, endsAtAge, premium }, currency) => [
      name,
      amount && moneyText(amount, currency),
      endsAtAge && `until age ${endsAtAge}`,
      premium && `${moneyText(premium, currency)} of each premium`,
    ],
  },
  cheques: {
    title: 'Post-dated cheques',
    one: 'cheque',
    none: 'No cheque is kept yet.',
    columns: {
      number: { label: 'Number', type: 'text', required: true },
      bank: { label: 'Bank', type: 'text' },
      date: { label: 'Date', type: 'date', required: true },
      amount: { label: 'Amount', type: 'amount' },
      isDeposited: { label: 'Deposited', type: 'flag' },
    },
    words: ({ number, bank, date, amount, isDeposited }, currency) => [
      `No. ${number}`,
      bank,
      formatDate(date),
      amount && moneyText(amount, currency),
      isDeposited && 'deposited',
    ],
  },
};

export type ListName = keyof typeof ROW_LISTS;
type Row = Rider | Cheque;

/** The columns of a list by name, in their order. */
export const columnsOf = (list: ListName) => Object.entries<RowColumn>(ROW_LISTS[list].columns);

export const emptyRow = (list: ListName): RowValues =>
  Object.fromEntries(columnsOf(list).map(([name]) => [name, '']));

/** The rows of a policy as a form has them. */
export function rowsOf(policy: Pick<Policy, ListName>, list: ListName): RowValues[] {
  return policy[list].map((row: Row) => {
    const values = row as unknown as Readonly<Record<string, string | number | boolean | null>>;
    const textOf = (name: string, { type }: RowColumn) => {
      const value = values[name] ?? '';
      if (type === 'flag') return value ? 'yes' : '';
      return type === 'amount' && value !== '' ? amountText(Number(value)) : String(value);
    };
    return Object.fromEntries(columnsOf(list).map(([name, column]) => [name, textOf(name, column)]));
  });
}

/** The rows as they are sent. */
export function rowsIn(list: ListName, rows: readonly RowValues[], currency: string): object[] {
  const valueOf = (text: string, { type }: RowColumn) => {
    if (type === 'flag') return text === 'yes';
    if (type === 'amount') return enteredAmount(text, currency).centavos;
    if (text.trim() === '') return null;
    return type === 'number' ? Number(text) : text.trim();
  };
  return rows.map((row) =>
    Object.fromEntries(columnsOf(list).map(([name, column]) => [name, valueOf(row[name] ?? '', column)])),
  );
}

/** What is missing or cannot be read, by `riders.0.name`. */
export function rowProblems(list: ListName, rows: readonly RowValues[], currency: string) {
  return Object.fromEntries(
    rows.flatMap((row, place) =>
      columnsOf(list).flatMap(([name, { label, type, required }]): (readonly [string, string])[] => {
        const text = row[name] ?? '';
        const problem =
          required && text.trim() === ''
            ? `${label} is required`
            : type === 'amount' && enteredAmount(text, currency).problem;
        return problem ? [[`${list}.${place}.${name}`, problem]] : [];
      }),
    ),
  );
}

/** A row in one line. */
export function rowWords<List extends ListName>(list: List, row: Policy[List][number], currency: string) {
  const { words } = ROW_LISTS[list] as unknown as RowList<Policy[List][number]>;
  return words(row, currency).filter((one) => typeof one === 'string');
}

/** All rows as text, one a line, for the history and the comparison of conflicting edits. */
export const listWords = <List extends ListName>(list: List, policy: Pick<Policy, List | 'premium'>) =>
  policy[list].map((row) => rowWords(list, row, policy.premium.currency).join(', ')).join('\n') || 'None';
