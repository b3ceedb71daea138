import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { applyApiDocs } from '../../platform/http/api-docs.js';
import { eraseLead } from '../domain/erasure.js';
import type { Lead } from '../domain/lead.js';
import { LEAD_FIELDS, type LeadField } from '../domain/lead-fields.js';
import { anAppointment, aSubscription } from '../testing/builders.js';
import { appointmentRow, subscriptionRow } from './lead-rows.js';
import { Appointments, columnsOf, Subscriptions } from './lead.tables.js';
import { leadView, STAFF_FIELDS } from '../domain/listed-lead.js';
import { AppointmentView, SubscriptionView } from '../http/leads.views.js';

const KINDS = [
  {
    leadType: 'appointment',
    table: Appointments,
    view: AppointmentView,
    server: ['searchText', 'nameKey', 'calendarSequence', 'requestedAt', 'soldMonthDay', 'clientBirthday'],
    stored: { ...anAppointment(), searchText: 'liza reyes', nameKey: 'reyes\tliza' },
  },
  {
    leadType: 'subscription',
    table: Subscriptions,
    view: SubscriptionView,
    server: ['emailKey', 'searchText', 'nameKey'],
    stored: { ...aSubscription(), emailKey: 'a@sample.example', searchText: 'aileen', nameKey: 'aileen' },
  },
] as const;

beforeAll(async () => applyApiDocs(await import('@nestjs/swagger')));

/** The fields that the OpenAPI document names; `@ApiProperty` keeps them as `:name`. */
function documentedFields({ prototype }: { readonly prototype: object }): string[] {
  const names = Reflect.getMetadata('swagger/apiModelPropertiesArray', prototype) as string[];
  return names.map((name) => name.slice(1));
}

describe.each(KINDS)(
  'a column of the table for each $leadType',
  ({ leadType, table, view, server, stored }) => {
    const staffColumns = STAFF_FIELDS[leadType];

    it('is either documented for staff or listed here as internal, never both', () => {
      expect(documentedFields(view).sort()).toEqual([...staffColumns].sort());
      expect(columnsOf(table).sort()).toEqual([...staffColumns, ...server].sort());
    });

    it('is in the response to staff only when it is for staff', () => {
      expect(Object.keys(leadView(stored))).toEqual(staffColumns);
    });
  },
);

const [ERASED_AT, TODAY] = ['2026-11-22T02:00:00.000Z', '2026-11-22'];

/** The lead with a value in each personal field. */
function filled<L extends Lead>(lead: L): L {
  const empty = Object.entries(lead).filter(
    ([name, value]) => value === null && LEAD_FIELDS[lead.leadType][name]?.about === 'person',
  );
  return { ...lead, ...Object.fromEntries(empty.map(([name]) => [name, 'Something'])) };
}

describe('an erased row', () => {
  const booking = filled(
    anAppointment({
      leadStatus: 'Closed Sale',
      soldOn: '2026-11-20',
      visitorRequest: { type: 'cancel', message: 'Ill', requestedAt: '2026-11-20T02:00:00.000Z' },
    }),
  );
  const subscription = filled(aSubscription());

  it.each([
    {
      table: Appointments,
      fields: LEAD_FIELDS.appointment,
      before: appointmentRow(booking),
      after: appointmentRow(eraseLead(booking, ERASED_AT, TODAY)),
    },
    {
      table: Subscriptions,
      fields: LEAD_FIELDS.subscription,
      before: subscriptionRow(subscription),
      after: subscriptionRow(eraseLead(subscription, ERASED_AT, TODAY)),
    },
  ])('has lost the value of each personal column and of each one made of them (%#)', (erased) => {
    const { table, before, after } = erased;
    const fields: Readonly<Partial<Record<string, LeadField>>> = erased.fields;
    const value = (row: object, column: string) => (row as Readonly<Record<string, unknown>>)[column];
    for (const column of columnsOf(table).filter((name) => (fields[name]?.about ?? 'person') === 'person')) {
      expect([column, value(before, column)]).not.toEqual([column, null]);
      expect([column, value(after, column)]).not.toEqual([column, value(before, column)]);
    }
  });
});

describe.each(DATABASES)('the tables of leads on $name', ({ create }) => {
  const database = openedDatabase(create);

  it.each([Appointments, Subscriptions])(
    'have exactly the columns of their definition (%#)',
    async (table) => {
      const runner = database.reader.dataSource.createQueryRunner();
      try {
        const columns = (await runner.getTable(table.options.name))?.columns.map(({ name }) => name) ?? [];
        expect(columns.sort()).toEqual(columnsOf(table).sort());
      } finally {
        await runner.release();
      }
    },
  );
});
