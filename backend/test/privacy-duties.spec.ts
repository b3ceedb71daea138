import { EraseDaily } from '../src/privacy/application/erase-daily.js';
import { newId } from '../src/platform/clock.js';
import { OutgoingMails } from '../src/mail/store/mail.tables.js';
import { SuspectedSubmissions } from '../src/screening/suspected-submissions.js';
import { aSuspectedSubmission } from '../src/screening/testing/builders.js';
import { anOutgoingMailRow } from '../src/mail/testing/builders.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { startApp } from './support/app.js';
import { day } from './support/bodies.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';

const privacy = '/api/admin/privacy';
const LONG_AGO = '2021-03-01T02:00:00.000Z';
const ISO = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown;

interface Due {
  readonly bookings: { readonly total: number; readonly rows: { readonly id: string }[] };
  readonly leavers: { readonly total: number; readonly rows: { readonly id: string }[] };
  readonly mails: { readonly total: number };
  readonly heldBack: number;
}

describe('the privacy duties', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const get = (path: string) => admin.request('GET', `${privacy}/${path}`);
  const post = (path: string, body: object = {}) => admin.request('POST', `${privacy}/${path}`, body);
  const list = (path: string, query: Readonly<Record<string, unknown>>) => {
    const parameters = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
    return get(`${path}?${new URLSearchParams(parameters as [string, string][]).toString()}`);
  };
  const sql = (statement: string, values: readonly unknown[]) =>
    running.app.database.write((tx) => tx.query(statement, [...values]));
  /** Lets everything about a booking be from that time. */
  const age = async (id: string, at = LONG_AGO) => {
    await sql('UPDATE appointments SET createdAt = ?, preferredDate = ?, answeredAt = NULL WHERE id = ?', [
      at,
      at.slice(0, 10),
      id,
    ]);
    await sql('UPDATE activity_logs SET createdAt = ? WHERE leadId = ?', [at, id]);
    await sql('UPDATE outgoing_mails SET createdAt = ?, sentAt = NULL WHERE leadId = ?', [at, id]);
  };
  let made = 0;
  const oldBooking = async (changes: Record<string, unknown> = {}) => {
    const email = `old-${++made}@sample.example`;
    const id = await admin.createBooking({ email, ...changes });
    await age(id);
    return { id, email };
  };
  const due = async () => (await get('due')).body as unknown as Due;
  const dueIds = async () => (await due()).bookings.rows.map(({ id }) => id);
  const erasedAt = async (id: string) => {
    const rows = await running.app.rows<{ id: string; erasedAt: string | null }>('appointments');
    return rows.find((row) => row.id === id)?.erasedAt ?? null;
  };

  describe('requests', () => {
    const request = (changes: object = {}) =>
      post('requests', {
        kind: 'access',
        email: 'Maria@Sample.example',
        receivedOn: '2025-11-03',
        ...changes,
      });

    it('are due after fifteen working days', async () => {
      const { status, body } = await request({ note: 'By telephone' });
      expect({ status, body }).toEqual({
        status: 201,
        body: {
          id: expect.any(String),
          kind: 'access',
          email: 'maria@sample.example',
          receivedOn: '2025-11-03',
          dueOn: '2025-11-24',
          state: 'open',
          outcome: null,
          note: 'By telephone',
          doneAt: null,
          doneByName: null,
        },
      });
      expect((await request({ receivedOn: '2025-12-15' })).body).toMatchObject({ dueOn: '2026-01-08' });
    });

    it('are closed, refused with a reason, and opened again', async () => {
      const { id } = (await request()).body as { id: string };
      const change = (body: object) => admin.request('PATCH', `${privacy}/requests/${id}`, body);
      expect((await change({ state: 'done', outcome: 'Sent a copy' })).body).toMatchObject({
        state: 'done',
        outcome: 'Sent a copy',
        doneAt: ISO,
        doneByName: expect.any(String),
      });
      expect((await change({ state: 'open' })).body).toMatchObject({ state: 'open', doneAt: null });
      await expectNothingStored(running.app, async () => {
        expectError(await change({ state: 'refused', outcome: null }), 400, ['outcome']);
        expectError(await change({ state: 'closed' }), 400, ['state']);
        expectError(
          await admin.request('PATCH', `${privacy}/requests/${NO_SUCH_ID}`, { state: 'done' }),
          404,
        );
      });
      expect((await change({ state: 'refused', outcome: 'Not this person' })).body).toMatchObject({
        state: 'refused',
      });
    });

    it.each([
      ['receivedOn', { receivedOn: '2025-02-30' }],
      ['receivedOn', { receivedOn: day(2) }],
      ['receivedOn', { receivedOn: '1999-01-01' }],
      ['email', { email: 'nobody' }],
      ['kind', { kind: 'deletion' }],
    ])('are rejected, with the field %s, for %j', async (field, changes) => {
      await expectNothingStored(running.app, async () => expectError(await request(changes), 400, [field]));
    });

    it('are listed by the day on which they are due', async () => {
      await request({ receivedOn: '2024-01-02', email: 'first@sample.example' });
      const { status, body, headers } = await list('requests', {
        filter: { state: 'open' },
        range: [0, 0],
      });
      expect({ status, body }).toMatchObject({ status: 200, body: [{ email: 'first@sample.example' }] });
      expect(String(headers['content-range'])).toMatch(/^requests 0-0\/\d+$/);
      expect((await list('requests', { sort: ['receivedOn', 'DESC'] })).status).toBe(200);
      expectError(await list('requests', { sort: ['note', 'ASC'] }), 400, ['sort']);
      expectError(await list('requests', { filter: { email: 'x' } }), 400, ['filter']);
    });

    it('that are overdue are in the self-check', async () => {
      await request({ receivedOn: '2024-01-02' });
      const { body } = await admin.request('POST', '/api/admin/self-check', {});
      const checks = (body as { checks: { id: string; state: string }[] }).checks;
      expect(checks.find(({ id }) => id === 'privacyRequests')).toMatchObject({ state: 'attention' });
    });

    it('keep kind, days and outcome when the person is erased', async () => {
      const email = `asks-${++made}@sample.example`;
      await admin.createBooking({ email });
      const { id } = (await request({ email, kind: 'erasure', note: 'Her words' })).body as { id: string };
      expect((await post('erasures', { email, reason: 'Asked for it' })).status).toBe(201);
      const { body } = await list('requests', { filter: { state: 'done' }, sort: ['receivedOn', 'DESC'] });
      expect((body as unknown as { id: string }[]).find((one) => one.id === id)).toMatchObject({
        kind: 'erasure',
        email: '',
        note: null,
        state: 'done',
        outcome: 'Erased',
        doneAt: ISO,
      });
    });
  });

  describe('a legal hold', () => {
    it('keeps a person from being erased, until it ends', async () => {
      const { id: booking, email } = await oldBooking();
      const { status, body } = await post('holds', {
        email: email.toUpperCase(),
        reason: 'A claim in court',
      });
      expect({ status, body }).toEqual({
        status: 201,
        body: {
          id: expect.any(String),
          email,
          reason: 'A claim in court',
          since: ISO,
          byName: expect.any(String),
        },
      });
      expectError(await post('holds', { email, reason: 'Another claim' }), 409);
      expectError(await post('erasures', { email, reason: 'Asked for it' }), 409);
      expect((await due()).heldBack).toBe(1);
      expect(await dueIds()).not.toContain(booking);
      await post('due/erase');
      expect(await erasedAt(booking)).toBeNull();
      expect(await list('holds', { range: [0, 9] })).toMatchObject({ status: 200, body: [{ email }] });
      const hold = (body as { id: string }).id;
      expect((await admin.request('DELETE', `${privacy}/holds/${hold}`)).status).toBe(204);
      expectError(await admin.request('DELETE', `${privacy}/holds/${hold}`), 404);
      expect(await dueIds()).toContain(booking);
      await post('due/erase');
      expect(await erasedAt(booking)).not.toBeNull();
    });
  });

  describe('a legal hold follows the person', () => {
    const hold = async (email: string) =>
      ((await post('holds', { email, reason: 'A claim in court' })).body as { id: string }).id;
    const correct = (type: 'appointments' | 'subscriptions', id: string, details: object) =>
      admin.request('PATCH', `/api/admin/${type}/${id}/details`, details);
    const erase = (email: string, mentions: string[] = []) =>
      post('erasures', { email, reason: 'Asked for it', mentions });
    const suspect = async (email: string, changes: object = {}) => {
      const found = aSuspectedSubmission({ id: newId(), ...changes }, { email });
      await running.app.database.run((unit) => running.app.app.get(SuspectedSubmissions).hold(unit, found));
      return found.id;
    };
    const suspected = async () =>
      (await running.app.rows<{ id: string }>('suspected_posts')).map(({ id }) => id);

    it('when address, name and notes of a booking are corrected, over and over', async () => {
      const { id, email } = await oldBooking();
      const holdId = await hold(email);
      for (const other of [`x${email}`, `Y${email}`]) {
        const changes = { email: other, firstName: 'Nobody', notes: null };
        expect((await correct('appointments', id, changes)).status).toBe(200);
        expectError(await erase(other), 409);
        expectError(await post('holds', { email: other, reason: 'Another claim' }), 409);
      }
      expectError(await erase(`x${email}`), 409);
      const { body } = await get(`people?q=${encodeURIComponent(`y${email}`)}`);
      expect(body).toMatchObject({ people: [{ email: `y${email}`, hold: { id: holdId } }] });
      await age(id);
      expect(await dueIds()).not.toContain(id);
      await post('due/erase');
      expect(await erasedAt(id)).toBeNull();
      expect((await admin.request('DELETE', `${privacy}/holds/${holdId}`)).status).toBe(204);
      expect(await dueIds()).toContain(id);
      expect((await erase(`y${email}`)).status).toBe(201);
    });

    it('when the address of a subscription is corrected', async () => {
      const email = `subscriber-${++made}@sample.example`;
      const id = await admin.createSubscription({ email });
      const holdId = await hold(email);
      expect((await correct('subscriptions', id, { email: `x${email}` })).status).toBe(200);
      await admin.request('POST', `/api/admin/subscriptions/${id}/consents/withdraw`, {});
      await post('due/erase');
      expectError(await erase(`x${email}`), 409);
      await admin.request('DELETE', `${privacy}/holds/${holdId}`);
      expect((await erase(`x${email}`)).status).toBe(201);
    });

    it('and keeps suspected submissions: 409 for a discard, and a discard by reason leaves them', async () => {
      const email = `suspected-${++made}@sample.example`;
      const [kept, other] = [await suspect(email), await suspect(`other-${email}`)];
      const holdId = await hold(email);
      expectError(await admin.request('POST', `/api/admin/suspected/${kept}/discard`, {}), 409);
      await expectNothingStored(running.app, async () =>
        expectError(await admin.request('POST', '/api/admin/suspected/discard', { ids: [kept, other] }), 409),
      );
      const { body } = await admin.request('POST', '/api/admin/suspected/discard', { reason: 'honeypot' });
      expect(body).toEqual({ discarded: 1 });
      expect(await suspected()).toEqual([kept]);
      await admin.request('DELETE', `${privacy}/holds/${holdId}`);
      expect((await admin.request('POST', `/api/admin/suspected/${kept}/discard`, {})).status).toBe(204);
    });

    it('and keeps the suspected submissions of a person whose phone number an erased one has too', async () => {
      const { id, email } = await oldBooking();
      const { phone } = (await running.app.rows<{ id: string; phone: string }>('appointments')).find(
        (row) => row.id === id,
      )!;
      const kept = `family-${email}`;
      const found = aSuspectedSubmission({ id: newId() }, { email: kept, phone });
      await running.app.database.run((unit) => running.app.app.get(SuspectedSubmissions).hold(unit, found));
      const holdId = await hold(kept);
      expect((await erase(email)).status).toBe(201);
      expect(await suspected()).toContain(found.id);
      await admin.request('DELETE', `${privacy}/holds/${holdId}`);
      await admin.request('POST', `/api/admin/suspected/${found.id}/discard`, {});
    });

    it('and keeps the tasks and notes about their leads', async () => {
      const [held, other] = [await oldBooking(), await oldBooking()];
      const { body: task } = await admin.request('POST', '/api/admin/tasks', {
        title: `Ask ${other.email}`,
        dueDate: day(3),
        leadType: 'appointment',
        leadId: held.id,
      });
      const { body: note } = await admin.request('POST', `/api/admin/leads/appointment/${held.id}/notes`, {
        note: `Knows ${other.email}`,
      });
      const [taskId, noteId] = [task, note].map((made) => (made as { id: string }).id) as [string, string];
      const holdId = await hold(held.email);
      expectError(await admin.request('DELETE', `/api/admin/tasks/${taskId}`), 409);
      for (const mention of [taskId, noteId])
        await expectNothingStored(running.app, async () =>
          expectError(await erase(other.email, [mention]), 409),
        );
      await admin.request('DELETE', `${privacy}/holds/${holdId}`);
      expect((await erase(other.email, [taskId, noteId])).status).toBe(201);
    });

    it('and keeps the content of old messages to them, and of those to staff about them', async () => {
      const email = `written-to-${++made}@sample.example`;
      const id = newId();
      const sent = { state: 'sent', createdAt: LONG_AGO, sentAt: LONG_AGO, leadId: id } as const;
      const mails = [
        anOutgoingMailRow({ id: newId(), ...sent, recipient: email, recipientKey: email }),
        anOutgoingMailRow({ id: newId(), ...sent, recipientKey: 'staff@office.example' }),
      ];
      await running.app.database.write((tx) => tx.insert(OutgoingMails, mails));
      const removed = async () =>
        (
          await running.app.rows<{ leadId: string; contentRemovedAt: string | null }>('outgoing_mails')
        ).filter((mail) => mail.leadId === id && mail.contentRemovedAt !== null).length;
      const holdId = await hold(email);
      await post('due/erase');
      expect(await removed()).toBe(0);
      await admin.request('DELETE', `${privacy}/holds/${holdId}`);
      await post('due/erase');
      expect(await removed()).toBe(2);
    });
  });

  describe('retention', () => {
    it('is due for bookings without a contract and without contact', async () => {
      const old = await oldBooking({ firstName: 'Noel', lastName: 'Tan' });
      const sold = await oldBooking();
      await sql("UPDATE appointments SET leadStatus = 'Closed Sale' WHERE id = ?", [sold.id]);
      const noted = await oldBooking();
      await admin.request('POST', `/api/admin/leads/appointment/${noted.id}/notes`, { note: 'Called' });
      const wished = await oldBooking();
      await sql('UPDATE appointments SET preferredDate = ? WHERE id = ?', [day(-30), wished.id]);
      const mailed = await oldBooking();
      await running.app.database.write((tx) =>
        tx.insert(
          OutgoingMails,
          anOutgoingMailRow({
            id: newId(),
            recipient: mailed.email,
            recipientKey: mailed.email,
            state: 'sent',
            sentAt: new Date().toISOString(),
          }),
        ),
      );
      const again = await oldBooking();
      await admin.createBooking({ email: again.email });
      const subscriber = await oldBooking();
      const subscription = await admin.createSubscription({ email: subscriber.email });
      await sql("UPDATE newsletter_subscribers SET state = 'confirmed' WHERE subscriptionId = ?", [
        subscription,
      ]);
      await sql('UPDATE subscriptions SET createdAt = ? WHERE id = ?', [LONG_AGO, subscription]);
      const { body } = await get('due');
      expect(body).toMatchObject({
        automatic: false,
        bookingMonths: 24,
        mailMonths: 12,
        policyMonths: 120,
        leavers: { total: 0 },
        bookings: {
          total: 1,
          rows: [
            {
              leadType: 'appointment',
              id: old.id,
              firstName: 'Noel',
              lastName: 'Tan',
              lastContact: '2021-03-01',
              dueOn: '2023-03-01',
            },
          ],
        },
      });
      expect(await post('due/erase')).toMatchObject({
        status: 200,
        body: { bookings: 1, leavers: 0, more: false },
      });
      expect(await dueIds()).toEqual([]);
      expect(await erasedAt(old.id)).not.toBeNull();
      for (const { id } of [sold, noted, wished, mailed, again, subscriber])
        expect(await erasedAt(id)).toBeNull();
      const { body: certificates } = await list('erasures', { range: [0, 0], sort: ['erasedAt', 'DESC'] });
      expect(certificates).toMatchObject([{ reason: 'retention', counts: { appointments: 1 } }]);
    });

    it('erases who left the newsletter, but not their bookings', async () => {
      const leave = async (email: string) => {
        const id = await admin.createSubscription({ email });
        expect(
          (await admin.request('POST', `/api/admin/subscriptions/${id}/consents/withdraw`, {})).status,
        ).toBe(200);
        return id;
      };
      const gone = await leave('gone@sample.example');
      await admin.createBooking({ email: 'stays@sample.example' });
      await leave('stays@sample.example');
      const { leavers } = await due();
      expect(leavers).toMatchObject({ total: 1, rows: [{ leadType: 'subscription', id: gone }] });
      expect((await post('due/erase')).body).toMatchObject({ leavers: 1, bookings: 0 });
      expect((await due()).leavers.total).toBe(0);
      const consents = await running.app.rows<{ subscriptionId: string }>('consents');
      expect(consents.filter(({ subscriptionId }) => subscriptionId === gone)).toMatchObject([
        { wording: expect.any(String), givenAt: ISO, withdrawnAt: ISO },
      ]);
      expect(JSON.stringify(await running.app.rows('subscriptions'))).not.toContain('gone@sample.example');
    });

    it('removes the content of old messages, which stay in the list', async () => {
      const [old, waiting] = [
        anOutgoingMailRow({ id: newId(), state: 'sent', createdAt: LONG_AGO, sentAt: LONG_AGO }),
        anOutgoingMailRow({
          id: newId(),
          state: 'queued',
          createdAt: LONG_AGO,
          dueAt: '2099-01-01T00:00:00.000Z',
        }),
      ];
      await running.app.database.write((tx) => tx.insert(OutgoingMails, [old, waiting]));
      const { mails } = await due();
      expect(mails.total).toBeGreaterThan(0);
      expect((await post('due/erase')).body).toMatchObject({ mails: mails.total });
      expect((await due()).mails.total).toBe(0);
      const { status, body } = await admin.request('GET', `/api/admin/mails/${old.id}`);
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { state: 'sent', subject: old.subject, text: '', html: '', contentRemovedAt: ISO },
      });
      expectError(await admin.request('POST', `/api/admin/mails/${old.id}/resend`, {}), 409);
      expect((await admin.request('GET', `/api/admin/mails/${waiting.id}`)).body).toMatchObject({
        contentRemovedAt: null,
      });
    });

    it('happens by itself on one replica, once a day, when that is switched on', async () => {
      const { id } = await oldBooking();
      const other = await startApp(running.database, running.audit);
      try {
        const run = () => Promise.all([running.app, other].map(({ app }) => app.get(EraseDaily).execute()));
        expect(await run()).toEqual([null, null]);
        const value = { bookingMonths: 24, mailMonths: 12, policyMonths: 120, automatic: true };
        expect((await admin.request('PUT', '/api/admin/settings/retention', value)).status).toBe(200);
        const results = await run();
        expect(results.filter((result) => result !== null)).toEqual([
          { bookings: 1, leavers: 0, mails: expect.any(Number), policies: 0, more: false },
        ]);
        expect(await erasedAt(id)).not.toBeNull();
        const next = await oldBooking();
        expect(await run()).toEqual([null, null]);
        expect(await erasedAt(next.id)).toBeNull();
      } finally {
        await other.close();
        await admin.request('PUT', '/api/admin/settings/retention', {
          bookingMonths: 24,
          mailMonths: 12,
          policyMonths: 120,
          automatic: false,
        });
      }
    });
  });

  describe('the retention settings', () => {
    const put = (changes: object) =>
      admin.request('PUT', '/api/admin/settings/retention', {
        bookingMonths: 24,
        mailMonths: 12,
        policyMonths: 120,
        automatic: false,
        ...changes,
      });

    it.each([
      ['bookingMonths', { bookingMonths: 0 }],
      ['bookingMonths', { bookingMonths: 121 }],
      ['mailMonths', { mailMonths: 1.5 }],
      ['policyMonths', { policyMonths: 601 }],
      ['mailMonths', { mailMonths: '12' }],
      ['automatic', { automatic: 'yes' }],
    ])('reject, with the field %s, %j', async (field, changes) => {
      await expectNothingStored(running.app, async () => expectError(await put(changes), 400, [field]));
    });

    it('are the words of the Privacy Policy, at once, and ask for a new date of it', async () => {
      expect((await put({ bookingMonths: 18 })).body).toMatchObject({ bookingMonths: 18, updatedAt: ISO });
      const { body: page } = await send(running.app, 'GET', '/');
      expect(JSON.stringify(page)).toContain('"bookingMonths":18');
      const { body } = await admin.request('POST', '/api/admin/self-check', {});
      const checks = (body as { checks: { id: string; state: string }[] }).checks;
      expect(checks.find(({ id }) => id === 'retention')).toMatchObject({ state: 'attention' });
      const history = await admin.request('GET', '/api/admin/settings/retention/history');
      expect(history.body).toMatchObject([{ value: { bookingMonths: 24 } }, {}, {}]);
      await put({});
    });
  });

  describe('a breach', () => {
    const breach = (changes: object = {}) => ({
      discoveredAt: '2025-11-20T08:00:00Z',
      from: '2025-11-18T00:00:00+08:00',
      to: new Date().toISOString(),
      what: 'A laptop <b>was</b> stolen',
      ...changes,
    });

    it('has a report with who, what, since when, who looked, and the 72 hours', async () => {
      const email = `breach-${++made}@sample.example`;
      await admin.createBooking({ email, firstName: '=cmd', lastName: 'Tan <i>;=1' });
      const client = { firstName: 'Ines', email: 'only-a-client@sample.example' };
      await admin.request('POST', '/api/admin/clients', client);
      const { status, body } = await post('breaches', breach());
      expect({ status, body }).toMatchObject({
        status: 201,
        body: {
          discoveredAt: '2025-11-20T08:00:00.000Z',
          notifyBy: '2025-11-23T08:00:00.000Z',
          from: '2025-11-17T16:00:00.000Z',
          account: null,
          closedAt: null,
        },
      });
      const { id } = body as { id: string };
      const report = (await get(`breaches/${id}`)).body as unknown as {
        people: { bookings: number; clients: number; total: number };
        fields: { field: string; records: number }[];
        affected: { total: number; rows: { email: string }[] };
        sensitiveRecords: number;
      };
      expect(report.people.bookings).toBeGreaterThan(0);
      expect(report.people.clients).toBe(1);
      expect(report.sensitiveRecords).toBeLessThanOrEqual(report.people.bookings);
      expect(report.fields).toContainEqual({ field: 'Name', records: report.affected.total - 1 });
      expect(report.fields).toContainEqual({ field: 'E-mail of a client', records: 1 });
      expect(report.affected.rows.map((row) => row.email)).toContain(email);
      expect(report.affected.rows.map((row) => row.email)).not.toContain('');
      const page = await get(`breaches/${id}/report`);
      expect(page.status).toBe(200);
      expect(String(page.text)).toContain('A laptop &lt;b&gt;was&lt;/b&gt; stolen');
      expect(String(page.text)).not.toContain('<i>');
      const csv = await get(`breaches/${id}/affected.csv`);
      expect(csv.headers['content-disposition']).toBe('attachment; filename="affected.csv"');
      expect(String(csv.text)).toContain(`${email},"'=cmd Tan <i>;'=1",appointment`);
      expect(String(csv.text)).toContain('only-a-client@sample.example,Ines,client');
      expect(String(csv.text).trim().split('\r\n')).toHaveLength(report.affected.total + 1);
      const { body: later } = await post('breaches', breach());
      expect((await get(`breaches/${(later as { id: string }).id}`)).body).toMatchObject({
        looked: expect.arrayContaining([
          expect.objectContaining({ action: 'privacy.breach.export', userName: expect.any(String) }),
        ]),
      });
    });

    it('records what was done about it', async () => {
      const { id } = (await post('breaches', breach())).body as { id: string };
      const patch = (body: object) => admin.request('PATCH', `${privacy}/breaches/${id}`, body);
      expect((await patch({ npcNotifiedAt: '2025-11-21T08:00:00Z' })).body).toMatchObject({
        npcNotifiedAt: '2025-11-21T08:00:00.000Z',
        peopleNotifiedAt: null,
      });
      expect((await patch({ closedAt: '2025-11-22T08:00:00Z' })).body).toMatchObject({
        npcNotifiedAt: '2025-11-21T08:00:00.000Z',
        closedAt: '2025-11-22T08:00:00.000Z',
      });
      await expectNothingStored(running.app, async () => {
        expectError(await patch({ peopleNotifiedAt: '2025-11-19T08:00:00Z' }), 400, ['peopleNotifiedAt']);
        expectError(await patch({ closedAt: 'yesterday' }), 400, ['closedAt']);
        expectError(await admin.request('PATCH', `${privacy}/breaches/${NO_SUCH_ID}`, {}), 404);
      });
      expect((await patch({ closedAt: null })).body).toMatchObject({ closedAt: null });
      expect(await list('breaches', { range: [0, 0] })).toMatchObject({
        status: 200,
        body: [{ id: expect.any(String) }],
      });
    });

    it.each([
      ['discoveredAt', { discoveredAt: '2099-01-01T00:00:00Z' }],
      ['discoveredAt', { discoveredAt: '2025-11-20' }],
      ['from', { from: '2025-11-30T00:00:00Z', to: '2025-11-20T00:00:00Z' }],
      ['to', { to: '2099-01-01T00:00:00Z' }],
      ['account', { account: NO_SUCH_ID }],
      ['what', { what: '' }],
    ])('is rejected, with the field %s, for %j', async (field, changes) => {
      await expectNothingStored(running.app, async () =>
        expectError(await post('breaches', breach(changes)), 400, [field]),
      );
    });
  });

  it('watch the number of records from which the office has to register', async () => {
    const { status, body } = await get('threshold');
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        sensitiveRecords: expect.any(Number),
        people: expect.any(Number),
        threshold: 1000,
        reached: false,
      },
    });
  });
});
