import { setTimeout as wait } from 'node:timers/promises';
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { DeliverySignal } from '../../src/mail/delivery-signal.js';
import { Clock } from '../../src/platform/clock.js';
import { PlanPolicyMails } from '../../src/policies/application/plan-policy-mails.js';
import { AdminClient } from '../support/admin-client.js';
import { clientBody, day, paymentBody, policyBody, visitorMailsBody } from '../support/bodies.js';
import { DATABASES } from '../support/databases.js';
import { runningApp } from '../support/running-app.js';
import { smtpServerFor } from '../support/smtp-server-for.js';

interface Mail {
  readonly kind: string;
  readonly recipient: string;
  readonly state: string;
  readonly nextAttemptAt: string | null;
  readonly reason: string | null;
}

interface Premium {
  readonly id: string;
  readonly dueDate: string;
  readonly amount: number;
}

/** Ids of what a test begins with. */
interface Stored {
  readonly olive: string;
  readonly newt: string;
  /** With a premium that is due in a week. */
  readonly due: string;
  /** With an anniversary on that day. */
  readonly old: string;
}

const ON = { premium_due: true, premium_in_grace: true, policy_anniversary: true };
const HOUR_MS = 3_600_000;
let count = 0;

describe.each(DATABASES)('mails that wait on $name', ({ create }) => {
  const running = runningApp({ PUBLIC_URL: 'https://office.example' }, create);
  const smtp = smtpServerFor(running);
  let admin: AdminClient;
  const request = (method: string, path: string, body?: unknown) =>
    admin.request(method, `/api/admin/${path}`, body);
  /** The office's clock, on the day that is so many days from today. */
  const setTime = async (days: number, hour: number, minute: number) => {
    running.app.setTime(
      new Date(Date.parse(`${day(days)}T00:00:00+08:00`) + hour * HOUR_MS + minute * 60_000),
    );
    // the session of before has ended by then
    admin = await AdminClient.signIn(running.app);
  };
  const plan = () => running.app.app.get(PlanPolicyMails).plan(true);
  const mailsOf = async (leadType: string, leadId: string) => {
    const filter = encodeURIComponent(JSON.stringify({ leadType, leadId }));
    return (await request('GET', `mails?filter=${filter}&sort=["createdAt","ASC"]`))
      .body as unknown as Mail[];
  };
  /** The mails about a policy or a lead once none is due. */
  const settled = async (leadType: string, leadId: string): Promise<Mail[]> => {
    for (;;) {
      await running.app.endUndoTime();
      running.app.app.get(DeliverySignal).wake();
      const found = await mailsOf(leadType, leadId);
      const now = running.app.app.get(Clock).timestamp();
      const isWaiting = ({ state, nextAttemptAt }: Mail) =>
        state === 'sending' || (state === 'queued' && (nextAttemptAt ?? now) <= now);
      if (!found.some(isWaiting)) return found;
      await wait(20);
    }
  };
  const received = async (recipient: string) =>
    Promise.all(
      smtp()
        .received.filter(({ to }) => to[0] === recipient)
        .map(({ raw }) => simpleParser(raw)),
    );
  const add = async (path: string, body: object) => String((await request('POST', path, body)).body.id);

  beforeAll(async () => {
    admin = await AdminClient.signIn(running.app);
    await request('PUT', 'settings/visitorMails', { ...visitorMailsBody(), ...ON });
    // the switches are on before the day on which the mails are planned
    await setTime(1, 0, 21);
    await plan();
  });
  afterAll(() => running.app.setTime(null));

  // reported for Invoice Ninja and Kill Bill, whose reminders go out with the contact and the state of the night
  describe('about policies, between their planning at night and nine', () => {
    let address: (name: string) => string;
    let stored: Stored;

    beforeEach(async () => {
      count += 1;
      const number = count;
      address = (name) => `${name}-${number}@sample.example`;
      await setTime(2, 0, 21);
      const olive = await add('clients', clientBody({ firstName: 'Olive', email: address('olive') }));
      const newt = await add('clients', clientBody({ firstName: 'Newt', email: address('newt') }));
      const due = await add('policies', policyBody(olive, { startsOn: day(9), policyNumber: `D-${number}` }));
      const anniversary = `${Number(day(2).slice(0, 4)) - 2}${day(2).slice(4)}`;
      const old = await add(
        'policies',
        policyBody(olive, { startsOn: anniversary, mode: 'single', policyNumber: `A-${number}` }),
      );
      stored = { olive, newt, due, old };
      await plan();
      const waiting = [...(await mailsOf('policy', due)), ...(await mailsOf('policy', old))];
      expect(waiting.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
        'premium_due queued',
        'policy_anniversary queued',
      ]);
    });

    /** What became of both mails at nine. */
    const atNine = async () => {
      await setTime(2, 9, 1);
      const mails = [...(await settled('policy', stored.due)), ...(await settled('policy', stored.old))];
      return mails.map(({ state, recipient, reason }) =>
        state === 'sent' ? `to ${recipient.replace(/-\d+@.*/, '')}` : reason,
      );
    };
    const change = (id: string, body: object) => request('PATCH', `policies/${id}`, body);

    it.each<[string, (ids: Stored) => Promise<unknown>, (string | null)[]]>([
      ['nothing happens', () => Promise.resolve(), ['to olive', 'to olive']],
      [
        'the address is corrected',
        ({ olive }) => request('PATCH', `clients/${olive}`, { email: address('right') }),
        ['to right', 'to right'],
      ],
      [
        'the address is removed',
        ({ olive }) => request('PATCH', `clients/${olive}`, { email: null }),
        ['The client has no e-mail address', 'The client has no e-mail address'],
      ],
      [
        'the client is merged into another',
        ({ olive, newt }) => request('POST', `clients/${newt}/merge`, { otherId: olive, keep: {} }),
        ['to newt', 'to newt'],
      ],
      [
        'one policy moves to another client',
        ({ due, newt }) => change(due, { clientId: newt }),
        ['to newt', 'to olive'],
      ],
      [
        'the premium is paid',
        async ({ due }) => {
          const premiums = (await request('GET', `policies/${due}/premiums`)).body as unknown as Premium[];
          const { id, amount } = premiums.find(({ dueDate }) => dueDate === day(9))!;
          const paid = await request('POST', `premiums/${id}/payments`, paymentBody({ amount }));
          expect(paid.status).toBe(201);
        },
        ['The premium is paid', 'to olive'],
      ],
      [
        'the policies are claimed',
        async ({ due, old }) => {
          for (const id of [due, old]) await change(id, { force: 'claimed', reason: 'Death claim' });
        },
        ['The policy is claimed', 'The policy is claimed'],
      ],
      [
        'the policies lapse',
        async ({ due, old }) => {
          for (const id of [due, old]) await change(id, { force: 'lapsed' });
        },
        ['The policy is lapsed', 'The policy is lapsed'],
      ],
    ])('%s', async (_, happens, outcomes) => {
      await happens(stored);
      expect(await atNine()).toEqual(outcomes);
      const names = { olive: 'Olive', right: 'Olive', newt: 'Newt' };
      const sent = outcomes.filter((outcome) => outcome?.startsWith('to '));
      expect(smtp().received.filter(({ to }) => to[0]?.includes(`-${count}@`))).toHaveLength(sent.length);
      for (const [name, firstName] of Object.entries(names))
        for (const mail of await received(address(name))) expect(mail.text).toContain(`Hi ${firstName},`);
    });

    it('the person is erased', async () => {
      const { status } = await request('POST', 'privacy/erasures', {
        email: address('olive'),
        reason: 'Asked for it by telephone',
        legalGround: 'The insurer looks after the policies itself',
      });
      expect(status).toBe(201);
      await setTime(2, 9, 1);
      expect([await settled('policy', stored.due), await received(address('olive'))]).toEqual([[], []]);
    });

    it('what became of them stands in the timeline of the client', async () => {
      const { olive, due } = stored;
      await change(due, { force: 'claimed' });
      await atNine();
      const { body } = await request('GET', `clients/${olive}/activity`);
      const lines = (body as unknown as { actionDetails: string }[]).map((entry) => entry.actionDetails);
      expect(lines).toContain('Message not sent: Premium due (The policy is claimed)');
      expect(lines).toContain('Message sent: Policy anniversary');
    });

    it('how to pay is said in the words of the owner', async () => {
      const howToPay = 'BPI 0000-0000-00\nGCash <0917>';
      await request('PUT', 'settings/visitorMails', { ...visitorMailsBody(), ...ON, howToPay });
      await atNine();
      const mails = await received(address('olive'));
      const premium = mails.find(({ subject }) => subject!.includes('due'))!;
      expect(premium.text).toContain('How to pay');
      expect(premium.text).toMatch(/BPI 0000-0000-00\n.*GCash <0917>/);
      expect(premium.html).toContain('GCash &lt;0917&gt;');
      expect(mails.find(({ subject }) => !subject!.includes('due'))!.text).not.toContain('How to pay');
    });

    it('two premiums of a client go in one mail, which stands with each policy', async () => {
      await setTime(2, 0, 21);
      const liza = await add('clients', clientBody({ firstName: 'Liza', email: address('liza') }));
      const [first, second] = [
        await add('policies', policyBody(liza, { startsOn: day(9), policyNumber: `L-${count}` })),
        await add('policies', policyBody(liza, { startsOn: day(9), policyNumber: `M-${count}` })),
      ];
      await plan();
      await setTime(2, 9, 1);
      const mails = [...(await settled('policy', first)), ...(await settled('policy', second))];
      expect(mails.map(({ state, reason }) => reason ?? state).sort()).toEqual([
        'In one message with another premium of the client',
        'sent',
      ]);
      const [mail, ...more] = await received(address('liza'));
      expect(more).toEqual([]);
      expect(mail!.subject).toBe('2 premiums are due soon');
      for (const number of ['L', 'M']) expect(mail!.text).toContain(`Your policy ${number}-${count} with`);
      const { body } = await request('GET', `clients/${liza}/activity`);
      const told = (body as unknown as { actionDetails: string }[]).filter(
        ({ actionDetails }) => actionDetails === 'Message sent: Premium due',
      );
      expect(told).toHaveLength(2);
    });

    // reported for Kill Bill and Invoice Ninja: an invoice that is made anew is a new one to be reminded of
    it('terms change after the reminder, which is not sent again', async () => {
      expect(await atNine()).toEqual(['to olive', 'to olive']);
      await change(stored.due, { graceDays: 30 });
      await change(stored.due, { endsOn: day(3_000) });
      await change(stored.due, { force: 'lapsed' });
      await change(stored.due, { force: 'in force' });
      await plan();
      await setTime(3, 0, 21);
      await plan();
      expect(await settled('policy', stored.due)).toHaveLength(1);
    });
  });

  // reported for Easy!Appointments and cal.com: the stranger keeps the invitation, and the visitor has none
  it('a confirmation follows a corrected address, and is withdrawn at the old one', async () => {
    running.app.setTime(null);
    admin = await AdminClient.signIn(running.app);
    const [wrong, right] = ['wrong.person@sample.example', 'right@sample.example'];
    const id = await admin.createBooking({ email: wrong, preferredDate: day(20) });
    const send = () => request('POST', `leads/appointment/${id}/send-confirmation`, {});
    expect(await send()).toMatchObject({ status: 409, body: { message: 'This booking is not confirmed' } });
    await request('PATCH', `appointments/${id}/booking-status`, { bookingStatus: 'Confirmed' });
    await settled('appointment', id);
    await request('PATCH', `appointments/${id}/details`, { email: right });
    await settled('appointment', id);
    expect(await received(right)).toEqual([]);
    expect((await send()).status).toBe(200);
    await settled('appointment', id);

    const [confirmed] = await received(right);
    expect(confirmed!.text).toContain('https://office.example/booking/');
    expect(invitationIn(confirmed!)).toMatchObject({ method: 'REQUEST', uid: id, sequence: 2 });
    const [, invited, withdrawn, ...more] = await received(wrong);
    expect(more).toEqual([]);
    expect(invitationIn(invited!)).toMatchObject({ method: 'REQUEST', uid: id, sequence: 0 });
    expect(withdrawn!.subject).toBe('An invitation was sent to you by mistake');
    const cancelled = invitationIn(withdrawn!);
    expect(cancelled).toMatchObject({ method: 'CANCEL', uid: id, sequence: 1, status: 'CANCELLED' });
    expect(cancelled.attendee).toBe(`MAILTO:${wrong}`);
    for (const personal of ['Liza', 'Reyes', '917 000 0101', right, 'Reference', 'insurance'])
      expect(withdrawn!.text + cancelled.text).not.toContain(personal);

    // it is withdrawn once
    expect((await send()).status).toBe(200);
    await settled('appointment', id);
    expect([(await received(right)).length, (await received(wrong)).length]).toEqual([2, 3]);
    await request('PATCH', `appointments/${id}/booking-status`, { bookingStatus: 'Pending' });
    expect((await send()).status).toBe(409);
  });
});

function invitationIn({ attachments }: ParsedMail) {
  const text = attachments.find(({ contentType }) => contentType === 'text/calendar')!.content.toString();
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const entry = calendar.getFirstSubcomponent('vevent')!;
  return {
    text,
    method: calendar.getFirstPropertyValue('method'),
    uid: entry.getFirstPropertyValue('uid'),
    sequence: entry.getFirstPropertyValue('sequence'),
    status: entry.getFirstPropertyValue('status'),
    attendee: entry.getFirstPropertyValue('attendee'),
  };
}
