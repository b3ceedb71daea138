import { ValidateBy, type ValidationArguments } from 'class-validator';

const LABELS = new WeakMap<object, Map<string, string>>();

/** The label of a field, where it differs from the words of its name. */
export function Label(label: string): PropertyDecorator {
  return (target, property) => {
    LABELS.set(target, (LABELS.get(target) ?? new Map<string, string>()).set(String(property), label));
  };
}

/** A readable label: `preferredDate` becomes Preferred date, unless the class of `body` or a parent has a `Label` for it. */
export function labelOf(field: string, body?: object): string {
  for (let declared = body; declared; declared = Object.getPrototypeOf(declared) as object | undefined) {
    const label = LABELS.get(declared)?.get(field);
    if (label !== undefined) return label;
  }
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence that begins with the label of the field. */
export const message = (sentence: string) => ({
  message: ({ property, object }: ValidationArguments) => `${labelOf(property, object)} ${sentence}`,
});

/** A rule of a field; `sentence` follows its label. */
export const rule = (name: string, holds: (value: unknown) => boolean, sentence: string): PropertyDecorator =>
  ValidateBy({ name, validator: { validate: holds } }, message(sentence));

const OTHERWISE = new WeakMap<object, Map<string, unknown>>();

/** The value of a field that is left out. */
export function otherwise(value: unknown): PropertyDecorator {
  return (target, property) => {
    OTHERWISE.set(target, (OTHERWISE.get(target) ?? new Map<string, unknown>()).set(String(property), value));
  };
}

/** What the fields of a body class are that were left out. */
export function leftOutFields(prototype: object): ReadonlyMap<string, unknown> {
  return OTHERWISE.get(prototype) ?? new Map<string, unknown>();
}
