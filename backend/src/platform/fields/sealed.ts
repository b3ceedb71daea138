import type { Fields } from './fields.js';

const BEGINNING = 'sealed:';
const MASK = '••• ••• ';
/** Digits that are shown. */
const SHOWN = 3;

/** How a `sealed` number is stored: its last digits, and the whole as it was sealed. */
export const storedNumber = (digits: string, sealed: string) =>
  `${BEGINNING}${digits.slice(-SHOWN)}:${sealed}`;

/** The sealed text of a stored number; null for any other value. */
export function sealedIn(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith(BEGINNING)) return null;
  return value.slice(BEGINNING.length + SHOWN + 1);
}

/** What answers and files show of a value: `••• ••• 789` of a stored number, anything else as it is. */
export function shownValue<Value>(value: Value): Value | string {
  if (typeof value !== 'string' || !value.startsWith(BEGINNING)) return value;
  return MASK + value.slice(BEGINNING.length, BEGINNING.length + SHOWN);
}

/** Whether it is what is shown of a number: it says nothing of a value. */
export const isMask = (text: string) => text.startsWith(MASK.trim());

/** An entity, or what is written of one, with its sealed fields as they are made of their values. */
export function withSealed<Entity extends object>(
  fields: Fields,
  entity: Entity,
  make: (value: string) => string | null,
): Entity {
  const changed = Object.entries(entity).flatMap(([name, value]: [string, unknown]) =>
    fields[name]?.type === 'sealed' && typeof value === 'string' ? [[name, make(value)] as const] : [],
  );
  return changed.length === 0 ? entity : { ...entity, ...Object.fromEntries(changed) };
}

/** An entity as it is shown. */
export const shown = <Entity extends object>(fields: Fields, entity: Entity): Entity =>
  withSealed(fields, entity, shownValue);
