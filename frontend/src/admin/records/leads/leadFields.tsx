import {
  type NotSet,
  bookingReference,
  csvCell,
  PHONE,
  PREFERRED_TIME_LABELS,
  SERVICE_LABELS,
  type ServiceInterest,
} from '@contract';
import { Link } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { BookingLead, Lead } from '@/shared/api-types';
import { formatDateTime, formatIsoDateTime, formatLongDate } from '@/admin/ground/dates/dates';
import type { FieldProps } from '@/admin/ground/forms/Field';
import type { CsvColumn } from '@/admin/ground/lists/exportList';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { foreignTimeZone, meetingSummary } from '@/admin/ground/words/bookingWords';
import { EmailLink } from '@/admin/ground/people/ContactLinks';
import { LEAD_SOURCE_LABELS } from '@/admin/ground/words/leadWords';
import { Contact, Name, NextTaskCell, NotesCell, OwnerCell, Service, Statuses, When } from './cells';
import { MEETINGS, SERVICES } from './leadChoices';

/** Where the console shows a field of a lead: nowhere, unless it is said. */
interface LeadField<L> {
  /** A column of the table, in the order of the places; without `field` it shows the value. */
  readonly column?: {
    readonly place: number;
    readonly label: string;
    readonly field?: ComponentType;
    readonly sortable?: true;
  };
  /**
   * A fact on the page of the lead that its head does not say, in the order of the places; left out without a value.
   */
  readonly fact?: {
    readonly place: number;
    readonly label: string;
    /** Over two columns. */
    readonly wide?: true;
    readonly value?: (lead: L) => ReactNode;
  };
  /** A column of the CSV file, in the order of the list; `encode` as in `CsvColumn`. */
  readonly csv?: {
    readonly heading: string;
    readonly text?: (lead: L) => string | null | undefined;
    readonly encode?: (text: string) => string;
  };
  /** An input of the forms about a person or a booking, in the order of the list. */
  readonly input?: Omit<FieldProps, 'name'>;
}

type Subscriber = Extract<Lead, { leadType: 'subscription' }>;

/** Every field that the API sends; one that is missing does not compile. */
type LeadFields = {
  readonly [Name in keyof BookingLead | keyof Subscriber]-?: LeadField<
    Name extends keyof Subscriber ? Lead : BookingLead
  >;
};

/**
 * Encodes a phone number without the apostrophe, which would break imports. Without letters, `=`, `@` or a separator it
 * can neither call a function nor refer to a cell; at worst a spreadsheet shows a number. Other text is escaped as in
 * every cell.
 */
function phoneCell(phone: string): string {
  return PHONE.test(phone) ? phone : csvCell(phone);
}

const serviceLabel = ({ serviceInterest }: { serviceInterest: ServiceInterest | NotSet }) =>
  SERVICE_LABELS[serviceInterest] ?? serviceInterest;

const birthWords = ({ dateOfBirth }: BookingLead) =>
  dateOfBirth ? formatLongDate(dateOfBirth) : 'Not known';

/** The one list of the fields of a lead in the console: the table, the page, the CSV file and the forms derive from it. */
export const LEAD_FIELDS: LeadFields = {
  leadType: {},
  known: {},
  perhaps: {},
  id: {
    fact: {
      place: 8,
      label: 'Reference',
      value: ({ leadType, id }) => leadType === 'appointment' && bookingReference(id),
    },
  },
  firstName: { csv: { heading: 'First Name' }, input: { label: 'First name' } },
  lastName: {
    column: { place: 1, label: 'Name', field: Name, sortable: true },
    csv: { heading: 'Last Name' },
    input: { label: 'Last name' },
  },
  email: {
    fact: {
      place: 2,
      label: 'Email',
      wide: true,
      value: ({ erasedAt, email }) => !erasedAt && <EmailLink email={email} />,
    },
    csv: { heading: 'Email' },
    input: { label: 'E-mail', type: 'email' },
  },
  phone: {
    column: { place: 4, label: 'Phone', field: Contact },
    csv: { heading: 'Phone', encode: phoneCell },
    input: { label: 'Phone', type: 'tel' },
  },
  dateOfBirth: {
    fact: { place: 7, label: 'Date of Birth', value: birthWords },
    csv: { heading: 'Date of Birth' },
    input: { label: 'Date of birth', type: 'date', optional: true },
  },
  preferredDate: {
    column: { place: 2, label: 'When', field: When, sortable: true },
    csv: { heading: 'Preferred Date' },
  },
  preferredTime: {
    csv: {
      heading: 'Preferred Time',
      text: ({ preferredTime }) => PREFERRED_TIME_LABELS[preferredTime] ?? preferredTime,
    },
  },
  serviceInterest: {
    column: { place: 3, label: 'Service', field: Service },
    csv: { heading: 'Service of Interest', text: serviceLabel },
    input: { label: 'Service', choices: SERVICES },
  },
  notes: { csv: { heading: 'Notes' }, input: { label: 'Message', type: 'lines', optional: true } },
  meetingWay: {
    fact: { place: 6, label: 'How We Meet', value: meetingSummary },
    input: {
      label: 'How we meet',
      choices: MEETINGS,
      hint: 'If the booking is confirmed, the visitor gets the invitation again.',
    },
  },
  meetingMinutes: {
    input: {
      label: 'Length in minutes',
      type: 'number',
      optional: true,
      hint: `Empty: as usual, ${consoleSettings.meeting.minutes} minutes`,
    },
  },
  bookingStatus: { csv: { heading: 'Booking Status' } },
  calculation: {},
  outcome: { csv: { heading: 'Outcome' } },
  leadStatus: {
    column: { place: 5, label: 'Status', field: Statuses },
    csv: { heading: 'Lead Status' },
  },
  leadSource: {
    fact: { place: 10, label: 'Lead Source', value: ({ leadSource }) => LEAD_SOURCE_LABELS[leadSource] },
    csv: { heading: 'Lead Source', text: ({ leadSource }) => LEAD_SOURCE_LABELS[leadSource] },
  },
  productPurchased: { csv: { heading: 'Product Purchased' } },
  premiumFrequency: { csv: { heading: 'Premium Frequency' } },
  premiumRate: { csv: { heading: 'Premium Rate' } },
  soldOn: {},
  visitorTimeZone: { fact: { place: 9, label: 'Visitor’s Time Zone', value: foreignTimeZone } },
  visitorRequest: {},
  cancelledAt: {},
  lastNote: { column: { place: 6, label: 'Last note', field: NotesCell } },
  nextTaskDue: { column: { place: 7, label: 'Next task', field: NextTaskCell, sortable: true } },
  ownerId: { column: { place: 8, label: 'Staff', field: OwnerCell } },
  answeredAt: {},
  mailFailed: {},
  notesCount: {},
  clash: {},
  outsideHours: {},
  createdAt: {
    fact: { place: 11, label: 'Created', value: ({ createdAt }) => formatDateTime(createdAt) },
    csv: {
      heading: `Created (${consoleSettings.timeZone})`,
      text: ({ createdAt }) => formatIsoDateTime(createdAt),
    },
  },
  clientId: {
    fact: {
      place: 12,
      label: 'Client',
      value: ({ clientId }) =>
        clientId && (
          <Link component={RouterLink} to={`/admin/clients/${clientId}`} color="secondary" underline="always">
            Open the client
          </Link>
        ),
    },
  },
  erasedAt: {
    fact: { place: 13, label: 'Erased', value: ({ erasedAt }) => erasedAt && formatDateTime(erasedAt) },
  },
};

type Views = Required<LeadField<Lead>>;

/** The fields that are shown there, in the order of the list. */
function shownAs<V extends keyof Views>(view: V): readonly (Views[V] & { readonly name: string })[] {
  // a function gets a lead only when that has the field
  const fields = Object.entries(LEAD_FIELDS) as unknown as [string, LeadField<Lead>][];
  return fields.flatMap(([name, field]) => {
    const shown = field[view];
    return shown ? [{ ...(shown as Views[V]), name }] : [];
  });
}

const byPlace = (one: { place: number }, other: { place: number }) => one.place - other.place;

export const LEAD_COLUMNS = shownAs('column').toSorted(byPlace);
export const LEAD_INPUTS = shownAs('input');
// the id is the last column, so that the columns before it keep their places in sheets that others made
export const LEAD_CSV: readonly CsvColumn<Lead>[] = [
  ...shownAs('csv').map(({ name, heading, text, encode }): CsvColumn<Lead> => {
    const value = (lead: Lead) => (text ? text(lead) : valueOf(lead, name));
    // what a subscriber does not have is empty
    return [heading, (lead) => (name in lead ? value(lead) : ''), encode];
  }),
  ['Lead ID', ({ id }) => id],
];
const LEAD_FACTS = shownAs('fact').toSorted(byPlace);

/** The facts of a lead that have a value. */
export function factsOf(
  lead: Lead,
): readonly { readonly label: string; readonly wide: boolean; readonly content: ReactNode }[] {
  return LEAD_FACTS.filter(({ name }) => name in lead)
    .map(({ name, label, wide = false, value }) => ({
      label,
      wide,
      content: value ? value(lead) : valueOf(lead, name),
    }))
    .filter(({ content }) => Boolean(content));
}

/** The value of a field as text; null when it has none, or the lead has no such field. */
export function valueOf(lead: Lead, name: string): string | null {
  const value = (lead as unknown as Readonly<Record<string, string | number | null | undefined>>)[name];
  return value === null || value === undefined ? null : String(value);
}
