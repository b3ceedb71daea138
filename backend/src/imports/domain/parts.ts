import { splitName } from './names.js';

type Fields = Readonly<Record<string, unknown>>;
type Parts = Readonly<Record<string, string>>;

const NAMES = [
  { full: 'fullName', first: 'firstName', last: 'lastName' },
  { full: 'clientFullName', first: 'clientFirstName', last: 'clientLastName' },
] as const;
const PLACES = ['addressCity', 'addressProvince', 'addressPostalCode', 'addressCountry'];

/** The texts of the fields that the parts of names, addresses and numbers make together with what is there of them. */
export function wholesOf(fields: Fields, parts: Parts): (readonly [name: string, text: string])[] {
  return [
    ...NAMES.flatMap((name) => namesOf(name, fields, parts)),
    ...addressOf(fields, parts),
    ...phoneOf(fields, parts),
  ];
}

/** A full name is split where no first name is known. */
function namesOf({ full, first, last }: (typeof NAMES)[number], fields: Fields, parts: Parts) {
  const name = parts[full];
  if (name === undefined || fields[first] !== undefined) return [];
  if (fields[last] !== undefined) return [[first, name] as const];
  const { firstName, lastName } = splitName(name);
  return [[first, firstName] as const, ...(lastName ? [[last, lastName] as const] : [])];
}

function addressOf({ address }: Fields, parts: Parts) {
  const places = PLACES.flatMap((place) => parts[place] ?? []);
  if (places.length === 0) return [];
  return [['address', [...(typeof address === 'string' ? [address] : []), ...places].join(', ')] as const];
}

function phoneOf({ phone }: Fields, parts: Parts) {
  const code = parts['phoneCallingCode'];
  if (code === undefined || typeof phone !== 'string' || phone.startsWith('+')) return [];
  return [['phone', `${code.replace(/^\+?/, '+')} ${phone.replace(/^0/, '')}`] as const];
}
