import { type InputSpec, readAmount } from '@contract';

/** The inputs of a link that is passed on: amounts have two digits that say something, so that they tell less of a person. */
export function sharedQuery(
  texts: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, InputSpec>>,
): string {
  const query = new URLSearchParams();
  for (const [name, text] of Object.entries(texts))
    query.set(name, inputs[name]?.type === 'money' ? rounded(text) : text);
  return query.toString();
}

function rounded(text: string): string {
  const amount = readAmount(text);
  if (!('centavos' in amount)) return text;
  return String(Number((amount.centavos / 100).toPrecision(2)));
}
