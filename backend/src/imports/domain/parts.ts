import { type NameParts, readName } from '../../platform/values/name.js';

type Fields = Readonly<Record<string, unknown>>;
type Parts = Readonly<Record<string, string>>;

/** The fields of a person's name; those of a policy's client have no middle name and suffix of their own. */
const NAMES = [
  {
    full: 'fullName',
    prefix: 'namePrefix',
    first: 'firstName',
    middle: 'middleName',
    last: 'lastName',
    suffix: 'suffix',
  },
  {
    full: 'clientFullName',
    prefix: '',
    first: 'clientFirstName',
    middle: '',
    last: 'clientLastName',
    suffix: '',
  },
] as const;
const PLACES = ['addressCity', 'addressProvince', 'addressPostalCode', 'addressCountry'];

/**
 * The texts of the fields that the parts of names, addresses and numbers make together with what is there of them. `longest`
 * says how many characters a field of the record has, 0 for none: a middle name or suffix that does not fit into its own stands
 * in the first or last name.
 */
export function wholesOf(
  fields: Fields,
  parts: Parts,
  longest: (field: string) => number,
): (readonly [name: string, text: string])[] {
  return [
    ...NAMES.flatMap((name) => namesOf(name, fields, parts, longest)),
    ...addressOf(fields, parts),
    ...phoneOf(fields, parts),
  ];
}

function namesOf(
  { full, prefix, first, middle, last, suffix }: (typeof NAMES)[number],
  fields: Fields,
  parts: Parts,
  longest: (field: string) => number,
) {
  const textOf = (field: string) =>
    typeof fields[field] === 'string' ? fields[field] : (parts[field] ?? '');
  const name = readParts(parts[full] ?? '', {
    firstName: textOf(first),
    middleName: textOf(middle),
    lastName: textOf(last),
    suffix: textOf(suffix),
  });
  if (name.firstName === '') return [];
  const hasMiddle = name.middleName.length <= longest(middle);
  const hasSuffix = name.suffix.length <= longest(suffix);
  const firstName = [textOf(prefix), name.firstName, !hasMiddle && name.middleName];
  const lastName = [name.lastName, !hasSuffix && name.suffix];
  const texts = [
    [first, firstName.filter(Boolean).join(' ')],
    [middle, hasMiddle ? name.middleName : ''],
    [last, lastName.filter(Boolean).join(' ')],
    [suffix, hasSuffix ? name.suffix : ''],
  ] as const;
  return texts.filter(([field, text]) => text !== '' && text !== fields[field]);
}

/** A full name is read where no first name is known; a part that is stated beside it is that one. */
function readParts(full: string, stated: NameParts): NameParts {
  if (stated.firstName !== '' || full === '') return stated;
  const read = readName(full);
  if (stated.lastName !== '' && stated.lastName !== read.lastName) return { ...stated, firstName: full };
  const middle = ` ${stated.middleName}`;
  const isWithin = stated.middleName !== '' && read.firstName.endsWith(middle);
  return {
    firstName: isWithin ? read.firstName.slice(0, -middle.length) : read.firstName,
    middleName: stated.middleName || read.middleName,
    lastName: read.lastName,
    suffix: stated.suffix || read.suffix,
  };
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
