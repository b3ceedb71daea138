import { useGetList } from 'react-admin';
import { useDebounce } from 'use-debounce';
import type { BookingLead } from '../../shared/api-types';
import { leadName } from '../leads/leadWords';
import type { DetailValues } from './fields';

/** Fewer digits are no whole phone number. */
const FEWEST_DIGITS = 7;
/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE = 250;

const FIELDS = ['firstName', 'lastName', 'email', 'dateOfBirth'] as const;

/** The newest booking of each person with that phone number, however it is written. */
export function useKnownPeople(phone: string): readonly BookingLead[] {
  const [q] = useDebounce(phone.trim(), PAUSE);
  const { data = [] } = useGetList<BookingLead>(
    'leads',
    {
      filter: { q, leadType: 'appointment' },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
    },
    { enabled: digitsOf(q).length >= FEWEST_DIGITS },
  );
  const people = new Map<string, BookingLead>();
  for (const booking of data.filter((found) => isSameNumber(found.phone, phone))) {
    const person = `${leadName(booking)} ${booking.email}`.toLowerCase();
    if (!people.has(person)) people.set(person, booking);
  }
  return [...people.values()];
}

/** Without what a country code or a trunk zero adds in front. */
function isSameNumber(one: string, other: string): boolean {
  const [shorter, longer] = [digitsOf(one), digitsOf(other)].toSorted((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  return shorter.length >= FEWEST_DIGITS && longer.endsWith(shorter);
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '');

/** What is known about a person and the form lacks, or has otherwise. */
export function knownDetails(
  booking: BookingLead,
  values: DetailValues,
): { readonly missing: DetailValues; readonly different: DetailValues } {
  const known = FIELDS.map((name) => ({
    name,
    value: booking[name] ?? '',
    typed: values[name]?.trim() ?? '',
  }));
  const details = (fields: typeof known): DetailValues =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return {
    missing: details(known.filter(({ value, typed }) => value && !typed)),
    different: details(known.filter(({ value, typed }) => value && typed && typed !== value)),
  };
}
