import { openedDatabase } from '../../app/testing/opened-database.js';
import { officeTime } from '../testing/policies-on.js';
import { clientsOn } from '../../clients/testing/clients-on.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { policyTables } from '../testing/policy-tables.js';
import { DatedReminders } from './dated-reminders.js';

const NOW = '2026-11-20T08:00:00.000Z';
const TODAY = '2026-11-20';

describe.each(DATABASES)('the days of policies on $name', ({ create }) => {
  const database = openedDatabase(create);
  const { owner, addClient, add } = policyTables(database);
  const reminders = new DatedReminders(database, clientsOn(database).queries, officeTime(NOW));
  const titles = async (filter: Parameters<typeof reminders.places>[0] = {}) => {
    const places = await reminders.places(filter, 'ASC', 10);
    const rows = await reminders.rows(places.map(({ id }) => id));
    const all = rows.map(({ title, dueDate }) => `${dueDate} ${title}`).sort();
    expect(await reminders.count(filter)).toBe(all.length);
    return all;
  };
  const cheque = { number: '001', bank: 'BDO', date: '2026-11-24', amount: null, isDeposited: false };

  it('are to be done: the end of the free look, a card that expires, a cheque', async () => {
    await add({ deliveredOn: '2026-11-08' });
    await add({ paymentMethod: 'card', cardExpires: '2026-12' });
    await add({
      paymentMethod: 'post-dated cheques',
      cheques: [
        { ...cheque, date: '2026-10-24', isDeposited: true },
        { ...cheque, number: '002' },
      ],
    });
    const all = ['2026-11-23 Free look ends', '2026-11-24 Deposit cheque 002', '2026-12-31 Card expires'];
    expect(await titles()).toEqual(all);
    expect(await titles({ until: TODAY })).toEqual(all.slice(0, 1));
    expect(await titles({ until: '2026-11-21' })).toEqual(all.slice(0, 2));
    expect(await titles({ until: '2026-11-29' })).toEqual(all.slice(0, 2));
    expect(await titles({ until: '2026-11-30' })).toEqual(all);
    expect(await titles({ clientId: owner().id })).toEqual(all);
    expect(await titles({ clientId: (await addClient()).id })).toEqual([]);
  });

  it('name policy and client, and lead to the policy', async () => {
    const { id: policyId } = await add({ deliveredOn: '2026-11-19', policyNumber: 'P-1' });
    expect(await reminders.rows([`free-look.${policyId}`, 'free-look.gone'])).toMatchObject([
      { kind: 'policy', policyId, policyName: 'Sun Life Term 20 P-1', clientName: 'Liza Reyes', done: false },
    ]);
    expect(await reminders.rows([])).toEqual([]);
  });

  it('stay until something is done, apart from a free look that is over', async () => {
    await add({ deliveredOn: '2026-11-04' });
    await add({ paymentMethod: 'card', cardExpires: '2026-10' });
    await add({ paymentMethod: 'post-dated cheques', cheques: [{ ...cheque, date: '2026-11-01' }] });
    expect(await titles({ until: TODAY })).toEqual([
      '2026-10-31 Card expires',
      '2026-11-01 Deposit cheque 001',
    ]);
  });

  it('are none of policies that have ended, or are paid in another way', async () => {
    await add({ deliveredOn: '2026-11-19', force: 'cancelled' });
    await add({ paymentMethod: 'counter', cheques: [cheque] });
    expect(await titles()).toEqual([]);
  });
});
