import { AdminClient, NO_SUCH_ID } from './support/admin-client.js';
import { clientBody, day, paymentBody, policyBody } from './support/bodies.js';
import { expectError } from './support/expect-error.js';
import { send } from './support/http.js';
import { runningApp } from './support/running-app.js';
import { Visitor } from './support/visitor.js';

interface Row {
  readonly id: string;
}
interface List {
  readonly total: number;
  readonly rows: readonly Row[];
}

const ids = ({ rows }: List) => rows.map(({ id }) => id);

describe('the desk', () => {
  const running = runningApp();
  let admin: AdminClient;
  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
  });
  afterEach(() => jest.restoreAllMocks());

  describe('GET /api/admin/today', () => {
    const today = async (cookie = admin.cookie) => {
      const { status, body } = await send(running.app, 'GET', '/api/admin/today', { cookie });
      expect(status).toBe(200);
      return body as Record<
        'unanswered' | 'unansweredSignUps' | 'visitorRequests' | 'tasks' | 'failedMails',
        List
      > & {
        readonly date: string;
        readonly consultations: readonly (Row & Record<string, unknown>)[];
        readonly coming: readonly { kind: string; leadId: string }[];
        readonly medianFirstResponseMinutes: number | null;
        readonly premiums: { readonly rows: readonly (Row & Record<string, unknown>)[] };
      };
    };

    it('has the consultations of today and tomorrow as rows of the list, with the open task', async () => {
      const id = await admin.createBooking({ preferredDate: day(1), preferredTime: '2pm' });
      const first = await admin.createBooking({ preferredDate: day(0), preferredTime: '4pm' });
      const note = { note: 'Called.' };
      expect((await admin.request('POST', `/api/admin/leads/appointment/${id}/notes`, note)).status).toBe(
        201,
      );
      const task = { title: 'Print the plan', dueDate: day(0), leadType: 'appointment', leadId: id };
      expect((await admin.request('POST', '/api/admin/tasks', task)).status).toBe(201);
      const { date, consultations, tasks } = await today();
      expect(date).toBe(day(0));
      expect(consultations.map((row) => [row.id, row.preferredDate])).toEqual([
        [first, day(0)],
        [id, day(1)],
      ]);
      expect(consultations[1]).toMatchObject({
        leadType: 'appointment',
        phone: '+63 917 000 0101',
        serviceInterest: 'insurance',
        age: expect.any(Number),
        notesCount: 1,
        lastNote: { text: 'Called.' },
        openTask: { title: 'Print the plan', leadName: 'Liza Reyes' },
        clash: 0,
      });
      expect(tasks).toMatchObject({ total: 1, rows: [{ title: 'Print the plan' }] });
    });

    it('has unanswered leads and requests of visitors', async () => {
      const visitor = await Visitor.book(running.app);
      await visitor.send({ request: 'cancel', message: 'Ill' });
      const subscription = await admin.createSubscription();
      const { unanswered, unansweredSignUps, visitorRequests } = await today();
      expect(ids(unanswered).at(-1)).toBe(visitor.bookingId);
      expect(ids(unansweredSignUps).at(-1)).toBe(subscription);
      expect(unanswered.rows[0]).toMatchObject({ waitingMinutes: 0 });
      expect(visitorRequests).toMatchObject({
        total: 1,
        rows: [{ id: visitor.bookingId, visitorRequest: { type: 'cancel', message: 'Ill' } }],
      });
    });

    describe('has of policies', () => {
      const add = async (path: string, body: object) => {
        const { status, body: added } = await admin.request('POST', `/api/admin/${path}`, body);
        expect([path, added, status]).toEqual([path, added, 201]);
        return added as { readonly id: string };
      };
      const aPolicy = async (changes: object) => {
        const { id } = await add('clients', clientBody({ phone: '+63 917 555 0144', email: null }));
        return add('policies', policyBody(id, { graceDays: 31, ...changes }));
      };
      const rowOf = async (policyId: string) =>
        (await today()).premiums.rows.find((row) => row.policyId === policyId);
      const waiting = async () =>
        (await admin.request('GET', '/api/admin/waiting')).body as Record<
          'premiumsPastGrace' | 'premiumsInGrace' | 'tasksDue',
          number
        >;

      it('premiums past grace first, until they are paid or the policy ends', async () => {
        const [late, last] = [
          await aPolicy({ startsOn: day(-34) }),
          await aPolicy({ startsOn: day(-31), endsOn: day(300) }),
        ];
        const { premiums } = await today();
        expect(premiums).toMatchObject({ total: 2, pastGrace: 1, inGrace: 1, dueSoon: 0 });
        expect(premiums.rows).toMatchObject([
          {
            policyId: late.id,
            state: 'past grace',
            graceEndsOn: day(-3),
            phone: '+63 917 555 0144',
            email: null,
          },
          { policyId: last.id, state: 'in grace', daysLeft: 0 },
        ]);
        expect(await waiting()).toMatchObject({ premiumsPastGrace: 1, premiumsInGrace: 1 });
        await add(`premiums/${String(premiums.rows[0]!.id)}/payments`, paymentBody());
        expect(await rowOf(late.id)).toBeUndefined();
        const lapse = { force: 'lapsed', reason: 'The insurer says so' };
        expect((await admin.request('PATCH', `/api/admin/policies/${last.id}`, lapse)).status).toBe(200);
        expect(await rowOf(last.id)).toBeUndefined();
        expect(await waiting()).toMatchObject({ premiumsPastGrace: 0, premiumsInGrace: 0 });
      });

      it('the next steps of open cases, with the tasks', async () => {
        const { id } = await aPolicy({ startsOn: day(100) });
        const due = (await waiting()).tasksDue;
        const step = { title: 'Hospital stay', nextStep: 'Send the forms', nextBy: day(-1) };
        const opened = await add(`policies/${id}/cases`, { kind: 'claim', ...step });
        const { tasks } = await today();
        expect(tasks.rows.find((row) => row.id === opened.id)).toMatchObject({
          kind: 'case',
          title: 'Send the forms',
          caseTitle: 'Hospital stay',
          dueDate: day(-1),
          policyId: id,
          policyName: 'Sun Life Term 20',
          clientName: 'Liza Reyes',
        });
        expect((await waiting()).tasksDue).toBe(due + 1);
        const list = async (filter: object) => {
          const query = `filter=${encodeURIComponent(JSON.stringify(filter))}`;
          return (await admin.request('GET', `/api/admin/tasks?${query}`)).body as unknown as Row[];
        };
        expect(await list({ state: 'due' })).toContainEqual(expect.objectContaining({ id: opened.id }));
        await admin.request('PATCH', `/api/admin/cases/${opened.id}`, { closed: true });
        expect((await waiting()).tasksDue).toBe(due);
        expect((await list({})).map((row) => row.id)).not.toContain(opened.id);
      });
    });
  });

  describe('GET /api/admin/waiting', () => {
    it("counts the user's own tasks that are due and messages that are held", async () => {
      const [user, colleague] = [await admin.createSignedInUser(), await admin.createSignedInUser()];
      for (const [dueDate, assigneeId] of [
        [day(0), user.id],
        [day(1), user.id],
        [day(0), colleague.id],
      ])
        await admin.createTask({ dueDate, assigneeId });
      const { cookie } = user;
      await admin.createBooking();
      const { status, body } = await send(running.app, 'GET', '/api/admin/waiting', { cookie });
      expect(status).toBe(200);
      const { heldMails, ...others } = body as Record<string, number>;
      expect(heldMails).toBeGreaterThan(0);
      expect(others).toEqual({
        tasksDue: 1,
        failedMails: 0,
        privacyRequestsDue: 0,
        premiumsPastGrace: 0,
        premiumsInGrace: 0,
      });
    });
  });

  describe('GET /api/admin/leads/{type}/{id}', () => {
    const lead = (type: string, id: string) => admin.request('GET', `/api/admin/leads/${type}/${id}`);

    it('shows a lead with its task, its messages and the leads of the same person', async () => {
      const person = { email: 'elena@sample.example', phone: '+63 917 555 0199' };
      const id = await admin.createBooking(person);
      const subscription = await admin.createSubscription({ email: 'ELENA@sample.example' });
      const other = await admin.createBooking({ email: 'e@sample.example', phone: '0917 555-0199' });
      const task = { title: 'Call back', dueDate: day(2), leadType: 'appointment', leadId: id };
      await admin.request('POST', '/api/admin/tasks', task);
      const { status, body } = await lead('appointment', id);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id,
        leadType: 'appointment',
        notesCount: 0,
        lastNote: null,
        nextTaskDue: day(2),
        nextTask: { title: 'Call back' },
      });
      expect((body.related as Row[]).map((row) => row.id)).toEqual([other, subscription]);
      const mails = body.mails as { kind: string; state: string }[];
      expect(mails.map(({ kind }) => kind)).toContain('booking_received');
      expect(Object.keys(mails[0]!).sort()).toEqual([
        'createdAt',
        'id',
        'kind',
        'sentAt',
        'state',
        'subject',
      ]);
      expect((await lead('subscription', subscription)).body).toMatchObject({
        leadType: 'subscription',
        nextTask: null,
        mails: [
          { kind: 'subscription_reminder', state: 'held' },
          { kind: 'subscription_confirmation', state: 'held' },
        ],
        related: [{ id }],
      });
    });

    it('answers 404 for an unknown lead, id or kind', async () => {
      const id = await admin.createBooking();
      for (const [type, unknown] of [
        ['appointment', NO_SUCH_ID],
        ['subscription', id],
        ['appointment', 'x'],
        ['person', id],
      ] as const)
        expectError(await lead(type, unknown), 404);
    });
  });

  describe('GET /api/admin/search', () => {
    const search = (query: string) =>
      admin.request('GET', `/api/admin/search?q=${encodeURIComponent(query)}`);

    it('finds leads and posts', async () => {
      const id = await admin.createBooking({ firstName: 'Calixta', lastName: 'Buena' });
      const post = await admin.createPost({ title: 'Calm markets' });
      const { status, body } = await search(' cal ');
      expect(status).toBe(200);
      expect(body).toEqual({
        leads: [expect.objectContaining({ leadType: 'appointment', id, name: 'Calixta Buena' })],
        posts: [{ id: post, title: 'Calm markets', slug: 'calm-markets' }],
        clients: [],
        policies: [],
      });
    });

    it('takes 1 to 200 characters', async () => {
      expect((await search('😀'.repeat(200))).body).toEqual({
        leads: [],
        posts: [],
        clients: [],
        policies: [],
      });
      for (const query of ['', '  ', 'x'.repeat(201)]) expectError(await search(query), 400, ['q']);
      for (const path of ['', '?q[]=x', '?q=a&q=b'])
        expectError(await admin.request('GET', `/api/admin/search${path}`), 400, ['q']);
    });
  });
});
