import type { MailAddresses } from '../../mail/mail-addresses.js';
import { OwnerAddresses } from '../../mail/owner-addresses.js';
import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { ActiveUsers } from '../../users/active-users.js';
import type { Attempt, DeliveryOutcome } from '../domain/delivery.js';
import type { StoredWebhook } from '../domain/webhook.js';
import { aDelivery, aWebhook } from '../testing/builders.js';
import { InMemoryWebhooks } from '../testing/in-memory-webhooks.js';
import { OffMails } from './off-mails.js';
import type { DeliveryQueue } from './ports.js';
import { RecordAttempt } from './record-attempt.js';

const NOW = new Date('2026-11-24T02:00:00.000Z');
const AT = NOW.toISOString();
const FAILING = { failures: 2, failingSince: '2026-11-24T01:00:00.000Z', pausedUntil: null };

async function recorded(
  changes: Partial<StoredWebhook>,
  status: number,
  { isUnreadable = false, isTaken = false, superadmins = ['maria@office.example'] } = {},
) {
  const webhooks = new InMemoryWebhooks();
  const webhook = aWebhook(changes);
  webhooks.stored.set(webhook.id, webhook);
  const outcomes: DeliveryOutcome[] = [];
  const queue = portWith<DeliveryQueue>({
    record: async (_unit, _id, _replica, outcome) => {
      if (!isTaken) outcomes.push(outcome);
      return !isTaken;
    },
  });
  const outgoing = new RecordingOutbox();
  const users = portWith<ActiveUsers>({ superadminEmails: async () => superadmins });
  const addresses = portWith<MailAddresses>({ staffTo: ['office@office.example'] });
  const mails = new OffMails(new OwnerAddresses(users, addresses), outgoing);
  const attempt: Attempt = { at: AT, status, milliseconds: 5, answer: '', problem: null };
  await new RecordAttempt(new PassingUnitOfWork(), queue, webhooks, mails).execute(
    { ...aDelivery({ webhookId: webhook.id }), webhook },
    { attempt, isUnreadable, replica: 'a', now: NOW, random: 0.5 },
  );
  return { outcomes, webhook, stored: webhooks.stored.get(webhook.id)!, outgoing };
}

describe('an attempt to deliver', () => {
  it('that was accepted ends the failures of the webhook', async () => {
    const { outcomes, stored, outgoing } = await recorded(FAILING, 204);
    expect(outcomes).toMatchObject([{ state: 'delivered', deliveredAt: AT }]);
    expect(stored).toMatchObject({ failures: 0, failingSince: null, enabled: true });
    expect(outgoing).toMatchObject({ added: [], wakes: 0 });
  });

  it('that failed is counted, and the webhook stays on', async () => {
    const { outcomes, stored, outgoing } = await recorded(FAILING, 500);
    expect(outcomes).toMatchObject([{ state: 'queued' }]);
    expect(stored).toMatchObject({ failures: 3, failingSince: FAILING.failingSince, enabled: true });
    expect(stored.pausedUntil).not.toBeNull();
    expect(outgoing).toMatchObject({ added: [], wakes: 0 });
  });

  it.each([
    ['gone', 410, false],
    ['unreadable', 0, true],
  ] as const)(
    'turns the webhook off as %s, with a mail to each superadmin',
    async (offReason, status, isUnreadable) => {
      const superadmins = ['maria@office.example', 'jose@office.example'];
      const { stored, outgoing } = await recorded({}, status, { isUnreadable, superadmins });
      expect(stored).toMatchObject({ enabled: false, offReason, offAt: AT });
      const data = { host: 'hooks.example', description: null, offReason, at: AT };
      expect(outgoing.added).toMatchObject(
        superadmins.map((recipient) => ({ kind: 'webhook_off', recipient, data })),
      );
      expect(outgoing.wakes).toBe(1);
    },
  );

  it('writes to the office when no superadmin has an address', async () => {
    const { outgoing } = await recorded({}, 410, { superadmins: [] });
    expect(outgoing.added.map(({ recipient }) => recipient)).toEqual(['office@office.example']);
  });

  it('of a webhook that is off already sends no mail', async () => {
    const { stored, outgoing } = await recorded({ enabled: false }, 410);
    expect(stored).toMatchObject({ enabled: false, offReason: null, failures: 1 });
    expect(outgoing).toMatchObject({ added: [], wakes: 0 });
  });

  it('of a delivery that another replica has taken over changes nothing', async () => {
    const { stored, webhook, outgoing } = await recorded(FAILING, 410, { isTaken: true });
    expect(stored).toEqual(webhook);
    expect(outgoing.added).toEqual([]);
  });
});
