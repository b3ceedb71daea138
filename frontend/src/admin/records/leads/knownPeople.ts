import { type CalendarDate, mailboxKey, searchForm } from '@contract';
import { useGetList } from 'react-admin';
import { useDebounce } from 'use-debounce';
import type { BookingLead, Client } from '@/shared/api-types';
import { leadName } from '@/admin/ground/words/leadWords';
import { useFoundClients } from '@/admin/ground/people/clientLists';
import type { DetailValues } from '@/admin/ground/forms/details';

/** Fewer digits are no whole phone number. */
const FEWEST_DIGITS = 7;
/** Digits of a mobile number without the zero in front. */
const WHOLE_DIGITS = 10;
/** Pause in typing after which the server is asked, in milliseconds. */
const PAUSE = 250;

const FIELDS = ['firstName', 'lastName', 'email', 'dateOfBirth'] as const;

/** A person who is stored with this phone number. */
export interface KnownPerson extends Pick<Client, 'id' | (typeof FIELDS)[number]> {
  readonly isClient: boolean;
  /** The date of the newest booking. */
  readonly bookedFor: CalendarDate | undefined;
}

/** The clients and the other people with bookings who have that phone number, however it is written. */
export function useKnownPeople(phone: string): readonly KnownPerson[] {
  const [q] = useDebounce(phone.trim(), PAUSE);
  const enabled = isWholeNumber(q);
  const { data: leads = [] } = useGetList<BookingLead>(
    'leads',
    {
      filter: { q, leadType: 'appointment' },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
    },
    { enabled },
  );
  const { data: found = [] } = useFoundClients(q, { enabled });
  const bookings = leads.filter((lead) => isSameNumber(lead.phone, phone));
  const clients = found.filter(({ phone: own }) => ownsNumber(own ?? '', phone));
  const people = clients.map((client): KnownPerson => ({
    ...client,
    isClient: true,
    bookedFor: bookings.find((booking) => isOf(booking, client))?.preferredDate,
  }));
  for (const booking of bookings)
    if (!clients.some((client) => isOf(booking, client)) && !people.some((person) => isSame(booking, person)))
      people.push({ ...booking, isClient: false, bookedFor: booking.preferredDate });
  return people;
}

/** Whether it has the digits of a number, and not of its beginning. */
export const isWholeNumber = (phone: string) => digitsOf(phone).length >= FEWEST_DIGITS;

/** Whether a client who was found by a number has it, or had it before a merge. */
export const ownsNumber = (own: string, typed: string) => isSameNumber(own, typed) || wasNumber(own, typed);

const isOf = (booking: BookingLead, client: Client) =>
  booking.clientId === client.id || isSame(booking, client);

type Named = Pick<Client, 'firstName' | 'lastName' | 'email'>;

const isSame = (one: Named, other: Named) => likeness(one) === likeness(other);

const likeness = (person: Named) => `${searchForm(leadName(person))} ${mailboxKey(person.email ?? '')}`;

/** Without what a country code or a trunk zero adds in front. */
function isSameNumber(one: string, other: string): boolean {
  const [shorter, longer] = [digitsOf(one), digitsOf(other)].toSorted((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  return shorter.length >= FEWEST_DIGITS && longer.endsWith(shorter);
}

/** A client with another number was found by this one because of a merge, when it is typed as a whole. */
function wasNumber(own: string, typed: string): boolean {
  const digits = digitsOf(typed);
  return digits.length >= WHOLE_DIGITS && !digitsOf(own).includes(digits);
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '');

/** What is known about a person and the form lacks, or has otherwise. */
export function knownDetails(
  person: KnownPerson,
  values: DetailValues,
): { readonly missing: DetailValues; readonly different: DetailValues } {
  const known = FIELDS.map((name) => ({
    name,
    value: person[name] ?? '',
    typed: values[name]?.trim() ?? '',
  }));
  const details = (fields: typeof known): DetailValues =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  return {
    missing: details(known.filter(({ value, typed }) => value && !typed)),
    different: details(known.filter(({ value, typed }) => value && typed && typed !== value)),
  };
}
