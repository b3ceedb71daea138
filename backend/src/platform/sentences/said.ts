import { FOR_CONNECTIONS } from './for-connections.js';
import { FOR_IMPORTS } from './for-imports.js';
import { FOR_OWNER } from './for-owner.js';
import { FOR_STAFF } from './for-staff.js';
import { FOR_VISITORS } from './for-visitors.js';

const SENTENCES = { ...FOR_VISITORS, ...FOR_STAFF, ...FOR_OWNER, ...FOR_IMPORTS, ...FOR_CONNECTIONS };

export type ErrorCode = keyof typeof SENTENCES;

type Params = Readonly<Record<string, string | number>>;
type Names<Sentence> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ParamNames<Code extends ErrorCode> = Exclude<Names<(typeof SENTENCES)[Code]>, 'label'>;

/** A code; with the values that its sentence names, where it names any besides the label of a field. */
export type Said = {
  [Code in ErrorCode]: [ParamNames<Code>] extends [never]
    ? Code
    : readonly [Code, Readonly<Record<ParamNames<Code>, string | number>>];
}[ErrorCode];

/** What clients read: a code and its values, from which they can make a sentence of their own. */
export interface Coded {
  readonly code: ErrorCode;
  readonly params?: Params;
}

export function coded(said: Said): Coded {
  return typeof said === 'string' ? { code: said } : { code: said[0], params: said[1] };
}

/** The sentence. `label` is that of the field it is about. */
export function sentenceOf(said: Said, label = ''): string {
  const { code, params = {} } = coded(said);
  return SENTENCES[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = name === 'label' ? label : params[name]!;
    return typeof value === 'number' ? value.toLocaleString('en') : value;
  });
}

/** A readable label: `preferredDate` becomes Preferred date; of a path, such as `closedDays.0.date`, the last name. */
export function labelOfName(field: string): string {
  const words = field
    .slice(field.lastIndexOf('.') + 1)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
