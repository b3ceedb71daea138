import { tableNames } from '../src/app/testing/opened-database.js';
import { setTimeout as wait } from 'node:timers/promises';
import { OutgoingMails } from '../src/mail/store/mail.tables.js';
import { newId } from '../src/platform/clock.js';
import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { day } from './support/bodies.js';
import { DATABASES } from './support/databases.js';
import { expectNothingStored } from './support/database-state.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { smtpServerFor } from './support/smtp-server-for.js';

const privacy = '/api/admin/privacy';

interface Person {
  readonly email: string;
  readonly leads: { readonly id: string; readonly leadType: string }[];
  readonly mentions: { readonly id: string; readonly kind: string; readonly text: string }[];
  readonly notes: object[];
  readonly activity: object[];
  readonly mails: { readonly subject: string }[];
  readonly subscriptions: { readonly consents: object[] }[];
  readonly tasks: object[];
  readonly phones: string[];
  readonly names: string[];
}

describe.each(DATABASES)('the privacy desk on $name', ({ create }) => {
  const running = runningApp(
    {
      PUBLIC_URL: 'https://office.example',
      MAIL_STAFF_TO: 'desk@office.example',
    },
    create,
  );
  const smtp = smtpServerFor(running);
  let admin: AdminClient;
  let made = 0;

  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });

  const find = async (q: string) => {
    const { status, body } = await admin.request('GET', `${privacy}/people?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return body as unknown as { people: Person[]; newestOnly?: boolean };
  };
  const erase = (email: string, more = {}) =>
    admin.request('POST', `${privacy}/erasures`, { email, reason: 'Asked for it by telephone', ...more });
  const newPerson = () => {
    made += 1;
    const number = String(made).padStart(4, '0');
    return {
      email: `canary-${number}@nest.example`,
      firstName: `Canaria${number}`,
      lastName: `Zinovia${number}`,
      phone: `+63 917 555 ${number}`,
    };
  };
  type NewPerson = ReturnType<typeof newPerson>;
  const note = (leadType: string, id: string, text: string) =>
    admin.request('POST', `/api/admin/leads/${leadType}/${id}/notes`, { note: text });
  /** Ends the time for an Undo, and waits until every message is sent that is due. */
  const mailsSettled = async () => {
    await running.app.endUndoTime();
    for (;;) {
      const rows = await running.app.rows<{ state: string; dueAt: string | null }>('outgoing_mails');
      const open = rows.filter(({ state, dueAt }) => dueAt === null && ['queued', 'sending'].includes(state));
      if (open.length === 0) return;
      await wait(20);
    }
  };
  /** Leaves traces of the person everywhere. */
  async function leaveTraces(
    person: NewPerson,
  ): Promise<{ booking: string; subscription: string; other: string }> {
    const { email, firstName, lastName, phone } = person;
    const booking = await admin.createBooking({
      ...person,
      notes: `Remarks of ${firstName}`,
      preferredDate: day(4),
    });
    await admin.createBooking({ ...person, email: email.toUpperCase(), phone: phone.replaceAll(' ', '') });
    const subscription = await admin.createSubscription({ firstName, email });
    const path = `/api/admin/appointments/${booking}`;
    await admin.request('PATCH', `${path}/booking-status`, { bookingStatus: 'Confirmed' });
    await admin.request('PATCH', `${path}/details`, { notes: `Changed remarks of ${firstName}` });
    await admin.request('PATCH', `${path}/sales-info`, {
      productPurchased: 'Life',
      premiumFrequency: 'monthly',
      premiumRate: '1200',
    });
    await note('appointment', booking, `Spoke to ${firstName} ${lastName} about it`);
    await note('subscription', subscription, `${firstName} reads it`);
    await admin.createTask({ title: `Call ${firstName}`, leadType: 'appointment', leadId: booking });
    const other = await admin.createBooking({ email: `other-${newId()}@nest.example` });
    await note(
      'appointment',
      other,
      `Came with ${firstName.toUpperCase()} ${lastName}, ${phone.replaceAll(' ', '-')}`,
    );
    await admin.createTask({ title: `Tell ${email}`, leadType: 'appointment', leadId: other });
    await admin.request('POST', '/api/admin/mails/test', { to: email });
    await mailsSettled();
    return { booking, subscription, other };
  }
  const everything = async () => {
    const { database } = running.app;
    const found: Record<string, string> = {};
    for (const name of await tableNames(database.reader))
      found[name] = JSON.stringify(await running.app.rows(name)).toLowerCase();
    return found;
  };
  const tracesOf = async ({ email, firstName, lastName, phone }: NewPerson) => {
    const tables = await everything();
    const digits = phone.replace(/\D/g, '').slice(-10);
    const words = [email, firstName.toLowerCase(), lastName.toLowerCase(), digits, phone];
    return Object.entries(tables).flatMap(([table, text]) =>
      words.filter((word) => text.includes(word)).map((word) => `${table}: ${word}`),
    );
  };
  const counters = async () => {
    const { database } = running.app;
    const [leads, mails] = [
      await database.reader.query<object[]>(
        `SELECT leadType, leadStatus, bookingStatus, SUM(leads) AS leads FROM lead_counters WHERE scope = 'bucket'
         GROUP BY leadType, leadStatus, bookingStatus HAVING SUM(leads) <> 0 ORDER BY 1, 2, 3`,
      ),
      await database.reader.query<{ kind: string; state: string; mails: unknown }[]>(
        'SELECT kind, state, SUM(mails) AS mails FROM mail_counters GROUP BY kind, state HAVING SUM(mails) <> 0',
      ),
    ];
    const rows = await running.app.rows<{ kind: string; state: string }>('outgoing_mails');
    const stored = new Map<string, number>();
    for (const { kind, state } of rows)
      stored.set(`${kind} ${state}`, (stored.get(`${kind} ${state}`) ?? 0) + 1);
    return {
      leads: JSON.stringify(leads),
      mails: mails.map(({ kind, state, mails: count }) => `${kind} ${state} ${Number(count)}`).sort(),
      storedMails: [...stored].map(([name, count]) => `${name} ${count}`).sort(),
    };
  };

  it('finds a person by any spelling of address and number, with everything that is held', async () => {
    const person = newPerson();
    const { booking, subscription } = await leaveTraces(person);
    for (const q of [
      person.email.toUpperCase(),
      person.phone,
      person.phone.replace('+63 ', '0'),
      person.email.slice(0, 9),
    ]) {
      const { people } = await find(q);
      const found = people.find(({ email }) => email === person.email)!;
      expect(found.leads.map(({ id }) => id)).toEqual(expect.arrayContaining([booking, subscription]));
    }
    const [found] = (await find(person.email)).people;
    expect(found).toMatchObject({
      email: person.email,
      hold: null,
      requests: [],
      suspected: [],
      subscriptions: [{ state: 'unconfirmed', consents: [{ form: 'unknown', withdrawnAt: null }] }],
      tasks: [{ title: `Call ${person.firstName}`, doneAt: null }],
    });
    expect(found!.leads).toHaveLength(3);
    expect(found!.notes).toHaveLength(2);
    expect(found!.phones).toEqual(expect.arrayContaining([person.phone]));
    expect(found!.names).toContain(`${person.firstName} ${person.lastName}`);
    expect(found!.mentions.map(({ kind }) => kind).sort()).toEqual(['note', 'task']);
    expect(found!.mails.length).toBeGreaterThan(3);
    expect(found!.leads.find(({ id }) => id === booking)).toMatchObject({
      sale: { productPurchased: 'Life', premiumRate: '1200' },
      notes: `Changed remarks of ${person.firstName}`,
    });
  });

  it.each(['', 'ab', 'x'.repeat(201)])('rejects the search %p', async (q) => {
    expectError(await admin.request('GET', `${privacy}/people?q=${q}`), 400);
  });

  it('exports everything as a file and as a page without script', async () => {
    const person = newPerson();
    const { booking } = await leaveTraces({ ...person, firstName: '<script>alert(1)</script>' });
    const path = `${privacy}/export?email=${encodeURIComponent(person.email)}`;
    const json = await admin.request('GET', path);
    expect(json.headers['content-disposition']).toMatch(/^attachment; filename="person-.*\.json"$/);
    expect(json.headers['cache-control']).toBe('no-store');
    expect((json.body as unknown as Person).leads.map(({ id }) => id)).toContain(booking);
    const page = await admin.request('GET', `${path}&format=html`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).not.toContain('script');
    expect(page.text).not.toContain('<script');
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expectError(await admin.request('GET', `${path}&format=pdf`), 400);
    expectError(await admin.request('GET', `${privacy}/export?email=nobody@nest.example`), 404);
  });

  it('erases every trace, and keeps the counters and the sale', async () => {
    const person = newPerson();
    const { booking, subscription, other } = await leaveTraces(person);
    const [before] = (await find(person.email)).people;
    const counted = await counters();
    expect(counted.mails).toEqual(counted.storedMails);
    const { status, body } = await erase(person.email.toUpperCase(), {
      mentions: before!.mentions.map(({ id }) => id),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      email: person.email,
      reason: 'Asked for it by telephone',
      erasedByName: 'Administrator',
      counts: { appointments: 2, subscriptions: 1, notes: 3, consents: 1, tasks: 2, suspected: 0 },
    });
    expect(await tracesOf(person)).toEqual([]);
    const after = await counters();
    expect(after.leads).toBe(counted.leads);
    expect(after.mails).toEqual(after.storedMails);
    expect((await find(person.email)).people).toEqual([]);
    const { body: leads } = await admin.request('GET', '/api/admin/leads');
    expect((leads as unknown as { id: string }[]).find(({ id }) => id === booking)).toMatchObject({
      firstName: 'Erased',
      lastName: 'person',
      email: '',
      phone: '',
      dateOfBirth: '',
      notes: null,
      productPurchased: 'Life',
      premiumRate: '1200',
      leadStatus: 'Closed Sale',
      bookingStatus: 'Confirmed',
      erasedAt: body.erasedAt,
    });
    const rejected = await note('appointment', booking, 'Who was that?');
    expectError(rejected, 409);
    expect(rejected.body.message).toBe('This person was erased');
    expectError(
      await admin.request('PATCH', `/api/admin/subscriptions/${subscription}/lead-status`, {
        leadStatus: 'In Progress',
      }),
      409,
    );
    expectError(
      await admin.request('POST', '/api/admin/tasks', {
        title: 'x',
        dueDate: day(1),
        leadType: 'appointment',
        leadId: booking,
      }),
      409,
    );
    const { body: tasks } = await admin.request('GET', '/api/admin/tasks');
    expect(JSON.stringify(tasks)).not.toContain(other);
    const { email: _, ...certificate } = body;
    expect((await admin.request('GET', `${privacy}/erasures/${String(body.id)}`)).body).toEqual(certificate);
    expect((await admin.request('GET', `${privacy}/erasures?range=[0,0]`)).body).toEqual([certificate]);
    expectError(await admin.request('GET', `${privacy}/erasures/${NO_SUCH_ID}`), 404);
  });

  it('leaves other people unchanged, and treats a later booking with the same address as a new person', async () => {
    const [person, neighbour] = [newPerson(), newPerson()];
    await leaveTraces(person);
    await leaveTraces(neighbour);
    await erase(person.email);
    const id = await admin.createSubscription({ firstName: person.firstName, email: person.email });
    await admin.createBooking(person);
    const [again] = (await find(person.email)).people;
    expect(again!.leads).toHaveLength(2);
    expect(again!.leads.map(({ id: lead }) => lead)).toContain(id);
    const [other] = (await find(neighbour.email)).people;
    expect(other).toMatchObject({ leads: { length: 3 }, notes: { length: 2 } });
  });

  it('takes the name of a client out of the mails of the morning', async () => {
    const email = 'named.first@nest.example';
    const client = { firstName: 'Named', lastName: 'First', email, phone: '+63 917 555 0171' };
    const { body: added } = await admin.request('POST', '/api/admin/clients', client);
    const person = {
      bookingId: null,
      policyId: null,
      phone: client.phone,
      urgency: { why: 'task', days: 1 },
    };
    const data = {
      date: '2026-11-28',
      consultations: [],
      moreConsultations: 0,
      unansweredLeads: 0,
      visitorRequests: 0,
      failedMails: 0,
      urgent: [{ ...person, clientId: added.id, name: 'Named First' }],
    };
    const [id, at] = ['0198f000-0000-7000-8000-00000000b11e', '2026-11-27T23:00:00.000Z'];
    await running.app.database.write((tx) =>
      tx.insert(OutgoingMails, {
        id,
        kind: 'staff_daily_brief',
        data: JSON.stringify(data),
        recipient: 'maria@office.example',
        recipientKey: 'maria@office.example',
        subject: 'Today',
        dedupKey: 'brief',
        state: 'sent',
        createdAt: at,
        dueAt: at,
        sentAt: at,
        messageId: 'brief@office.example',
        attemptLog: '[]',
        leadType: null,
        leadId: null,
        attempts: 1,
        nextAttemptAt: null,
        usefulUntil: null,
        reason: null,
        leasedBy: null,
        leasedUntil: null,
        lastReply: null,
        contentRemovedAt: null,
      }),
    );
    expect((await erase(email)).status).toBe(201);
    const rows = await running.app.rows<{ id: string; data: string }>('outgoing_mails');
    const brief = rows.find((row) => row.id === id);
    expect(JSON.parse(brief!.data)).toEqual({ ...data, urgent: [] });
  });

  it('erases once when two ask at the same time', async () => {
    const person = newPerson();
    await leaveTraces(person);
    const answers = await Promise.all([erase(person.email), erase(person.email), erase(person.email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
    const erasures = await running.app.rows<{ id: string }>('erasures');
    const certificate = answers.find(({ status }) => status === 201)!.body;
    expect(erasures.filter(({ id }) => id === certificate.id)).toHaveLength(1);
  });

  it.each([
    ['the address', (person: NewPerson) => `Mail of ${person.email}`],
    ['the number', (person: NewPerson) => `Call from ${person.phone}`],
    ['the name', (person: NewPerson) => `${person.firstName.toLowerCase()}  ${person.lastName} asked`],
  ])('rejects a reason with %s, and erases nothing', async (_, reason) => {
    const person = newPerson();
    await admin.createBooking(person);
    await mailsSettled();
    await expectNothingStored(running.app, async () =>
      expectError(await erase(person.email, { reason: reason(person) }), 400),
    );
  });

  it('rejects an unknown record among the mentions, and a person without stored data', async () => {
    const person = newPerson();
    await admin.createBooking(person);
    await mailsSettled();
    await expectNothingStored(running.app, async () => {
      expectError(await erase(person.email, { mentions: [NO_SUCH_ID] }), 400);
      expectError(await erase('nobody@nest.example'), 404);
    });
  });

  it('writes nothing back for a message that is being handed over', async () => {
    const person = newPerson();
    let release = () => undefined as void;
    const asked = new Promise<void>((resolve) => {
      smtp().onMessage = () => {
        resolve();
        return new Promise((done) => (release = () => done(null)));
      };
    });
    await send(running.app, 'POST', '/api/appointments', {
      body: {
        ...person,
        dateOfBirth: '1990-01-01',
        preferredDate: day(3),
        preferredTime: '9am',
        serviceInterest: 'tax',
      },
    });
    await asked;
    expect((await erase(person.email)).status).toBe(201);
    smtp().onMessage = () => null;
    release();
    await admin.request('POST', '/api/admin/mails/test', { to: 'last@office.example' });
    await mailsSettled();
    expect(await tracesOf(person)).toEqual([]);
  });
});
