import { openedDatabase } from '../../app/testing/opened-database.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { anAppointment } from '../testing/builders.js';
import { leadsOn } from '../testing/leads-on.js';
import { storeLeads } from '../testing/many-leads.js';
import { SqlAskedCalculations } from './sql-asked-calculations.js';

describe.each(DATABASES)('bookings with a calculation on $name', ({ create }) => {
  const database = openedDatabase(create);

  it('are counted by the title of the calculator', async () => {
    const book = (calculation: string | null, createdAt: string) => anAppointment({ calculation, createdAt });
    const [before, from] = ['2026-10-31T15:59:59.999Z', '2026-10-31T16:00:00.000Z'];
    await storeLeads(leadsOn(database), [
      book('Education fund, 2026-10-31: ₱1, and more', before),
      book('Education fund, 2026-11-01: ₱1, and more\nAge: 3', from),
      book('Education fund, 2026-11-02: ₱2', from),
      book('Estate tax, 2026-11-02: ₱3', from),
      book(null, from),
    ]);
    const asked = await new SqlAskedCalculations(database).since(from);
    expect(Object.fromEntries(asked)).toEqual({ 'Education fund': 2, 'Estate tax': 1 });
  });
});
