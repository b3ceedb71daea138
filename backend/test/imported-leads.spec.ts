import { AdminClient } from './support/admin-client.js';
import { DATABASES } from './support/databases.js';
import { applied, checked, newPerson, pass, rowsOf } from './support/imports.js';
import { wrongCounters } from '../src/leads/store/lead-counters.js';
import { runningApp } from './support/running-app.js';

describe.each(DATABASES)('imports on $name', ({ create }) => {
  const running = runningApp({}, create);
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  describe('of leads', () => {
    const HEADINGS = 'First name,Last name,E-mail,Phone,Lead status,Source,Created';
    const leadsWith = async (email: string) => {
      const { body } = await admin.request('GET', '/api/admin/leads');
      return (body as unknown as Record<string, unknown>[]).filter((lead) => lead.email === email);
    };

    it('make answered bookings and subscriptions without consent, counted and found', async () => {
      const [one, other] = [newPerson(), newPerson()];
      const before = (await admin.request('GET', '/api/admin/stats')).body;
      const imported = await applied(
        admin,
        `${HEADINGS}\r\n${one.name},Tan,${one.email},${one.phone},In Progress,,2025-01-02T03:04:05Z\r\n${other.name},,${other.email},,,subscription,\r\n`,
        { kind: 'leads' },
      );
      expect(imported).toMatchObject({ state: 'applied', counts: { create: 2 } });
      expect(await leadsWith(one.email)).toMatchObject([
        {
          leadType: 'appointment',
          firstName: one.name,
          leadStatus: 'In Progress',
          preferredDate: 'Not set',
          createdAt: '2025-01-02T03:04:05.000Z',
        },
      ]);
      const [subscription] = await leadsWith(other.email);
      expect(subscription).toMatchObject({ leadType: 'subscription', leadSource: 'subscription' });
      const subscribers = await running.app.rows<{ subscriptionId: string }>('newsletter_subscribers');
      expect(subscribers.filter(({ subscriptionId }) => subscriptionId === subscription!.id)).toEqual([]);
      expect((await admin.request('GET', '/api/admin/stats')).body).not.toEqual(before);
      await expectRightCounters();

      const again = await applied(admin, `${HEADINGS}\r\n${one.name},Tan-Cruz,${one.email},,,,\r\n`, {
        kind: 'leads',
      });
      expect(again.counts).toMatchObject({ update: 1 });
      expect(await leadsWith(one.email)).toMatchObject([{ lastName: 'Tan-Cruz', phone: one.phone }]);
      await pass(admin, again.id, 'undo');
      expect(await leadsWith(one.email)).toMatchObject([{ lastName: 'Tan' }]);
      expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 2, left: 0 } });
      expect([...(await leadsWith(one.email)), ...(await leadsWith(other.email))]).toEqual([]);
      expect((await admin.request('GET', '/api/admin/stats')).body).toEqual(before);
      await expectRightCounters();
    });

    it('are one subscription for each mailbox, whatever the name', async () => {
      const [stored, fresh] = [newPerson(), newPerson()];
      const lines = (...rows: [string, string][]) =>
        `First name,E-mail,Source\r\n${rows.map(([name, email]) => `${name},${email},subscription\r\n`).join('')}`;
      await applied(admin, lines(['Ana', stored.email]), { kind: 'leads' });
      const content = lines(['Ben', stored.email], ['Carl', fresh.email], ['Dina', fresh.email]);
      const imported = await checked(admin, content, { kind: 'leads' });
      expect(imported.counts).toMatchObject({ create: 1, update: 2, conflict: 0, wrong: 0 });
      const done = await pass(admin, imported.id, 'apply');
      expect(done.counts).toEqual(imported.counts);
      expect(await pass(admin, imported.id, 'undo')).toMatchObject({ undo: { undone: 3, left: 0 } });
    });

    it('invent no consultation for a row that says none, until staff give it a day', async () => {
      const [one, other] = [newPerson(), newPerson()];
      const before = await wholeCalendar();
      const rows = `${one.name},Tan,${one.email},${one.phone},\r\n${other.name},Cruz,${other.email},${other.phone},\r\n`;
      const file = `First name,Last name,Email,Phone,Source\r\n${rows}`;
      const imported = await checked(admin, file, { kind: 'leads' });
      const said = ({ name, email, phone }: typeof one, lastName: string) => ({
        firstName: { from: null, to: name },
        lastName: { from: null, to: lastName },
        email: { from: null, to: email },
        phone: { from: null, to: phone },
      });
      const shown = await rowsOf(admin, imported.id);
      expect(shown.map(({ fields }) => fields)).toEqual([said(one, 'Tan'), said(other, 'Cruz')]);
      await pass(admin, imported.id, 'apply');

      const [lead] = await leadsWith(one.email);
      expect(lead).toMatchObject({
        preferredDate: 'Not set',
        preferredTime: 'Not set',
        serviceInterest: 'Not set',
        bookingStatus: 'Hold',
        leadStatus: 'New',
        dateOfBirth: '',
      });
      const id = String(lead!.id);
      const listed = await admin.request(
        'GET',
        '/api/admin/leads?range=[0,99]&filter={"leadType":"appointment"}',
      );
      const listedLeads = listed.body as unknown as {
        id: string;
        clash: number;
        outsideHours: string | null;
      }[];
      expect(listedLeads.find((found) => found.id === id)).toMatchObject({ clash: 0, outsideHours: null });
      expect(await wholeCalendar()).toEqual(before);
      const { consultations, unanswered } = (await admin.request('GET', '/api/admin/today')).body as Record<
        string,
        object
      >;
      expect(JSON.stringify([consultations, unanswered])).not.toContain(id);

      const mails = async () =>
        (await running.app.rows<{ leadId: string }>('outgoing_mails')).filter(({ leadId }) => leadId === id);
      const path = `/api/admin/appointments/${id}`;
      expect(
        (await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Confirmed' })).status,
      ).toBe(200);
      expect(await mails()).toEqual([]);
      await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Hold' });
      const time = { preferredDate: dayIn(3), preferredTime: '10am' };
      expect((await admin.request('PATCH', `${path}/schedule`, time)).body).toMatchObject(time);
      expect(await wholeCalendar()).not.toEqual(before);
      await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Confirmed' });
      expect((await mails()).length).toBeGreaterThan(0);
      await expectRightCounters();
    });

    const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const wholeCalendar = async (): Promise<unknown> =>
      (await admin.request('GET', `/api/admin/calendar/days?from=${dayIn(-3)}&to=${dayIn(60)}`)).body;

    it('leave out those of an exported list who were erased', async () => {
      const { name, email } = newPerson();
      await applied(admin, `${HEADINGS}\r\n${name},,${email},,,,\r\n`, { kind: 'leads' });
      const [lead] = await leadsWith(email);
      await admin.request('POST', '/api/admin/privacy/erasures', { email, reason: 'Asked for it' });
      const list = `First Name,Email,Booking Status,Lead ID\r\n,,,${String(lead!.id)}\r\n`;
      const imported = await checked(admin, list, { kind: 'leads' });
      expect(await rowsOf(admin, imported.id)).toMatchObject([
        { outcome: 'skip', errors: [{ code: 'import.erased' }] },
      ]);
    });

    async function expectRightCounters() {
      expect(await running.app.database.reader.query(wrongCounters())).toEqual([]);
    }
  });
});
