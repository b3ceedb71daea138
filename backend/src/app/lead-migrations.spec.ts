import { Appointments } from '../leads/store/lead.tables.js';
import { appointmentRow } from '../leads/store/lead-rows.js';
import { anActivity, anAppointment, bookingRef } from '../leads/testing/builders.js';
import { DATABASES } from '../platform/database/testing/databases.js';
import { AddLeadCare1763990000000 } from './migrations/1763990000000-add-lead-care.js';
import { insertOlder, openBefore } from './testing/opened-database.js';

const CREATED_BY_OLD_VERSION = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'preferredDate',
  'preferredTime',
  'serviceInterest',
  'notes',
  'bookingStatus',
  'leadStatus',
  'leadSource',
  'productPurchased',
  'premiumFrequency',
  'premiumRate',
  'createdAt',
  'searchText',
];

describe.each(DATABASES)('leads of an older version on $name', ({ create }) => {
  it('are counted as unanswered or answered, and get the new search terms', async () => {
    const stored = await create();
    const dataSource = await openBefore(AddLeadCare1763990000000, stored);
    const insert = (table: string, row: object) => insertOlder(dataSource, table, row);
    const [silent, called] = [anAppointment(), anAppointment({ email: 'X@Office.example', phone: '0917 1' })];
    for (const booking of [silent, called]) {
      const row = Object.entries(appointmentRow(booking));
      await insert(
        Appointments.options.name,
        Object.fromEntries(row.filter(([name]) => CREATED_BY_OLD_VERSION.includes(name))),
      );
    }
    await insert('activity_logs', { ...anActivity(bookingRef(called), { performedBy: 'ana' }) });

    await dataSource.runMigrations({ transaction: 'each' });

    expect(
      await dataSource.query("SELECT leadStatus, leads FROM lead_counters WHERE scope = 'unanswered'"),
    ).toEqual([{ leadStatus: 'New', leads: 1 }]);
    const terms = await dataSource.query<{ term: string }[]>('SELECT term FROM lead_terms ORDER BY term');
    expect(terms.map(({ term }) => term)).toEqual([
      ' 1010000719',
      ' 1719',
      'office.example',
      'sample.example',
    ]);
    await dataSource.destroy();
    await stored.drop();
  });
});
