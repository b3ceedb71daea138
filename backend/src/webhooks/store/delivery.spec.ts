import { setTimeout as wait } from 'node:timers/promises';
import { openedDatabase } from '../../app/testing/opened-database.js';
import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import { OwnerAddresses } from '../../mail/owner-addresses.js';
import { MailAddresses } from '../../mail/mail-addresses.js';
import { newId, SystemClock } from '../../platform/clock.js';
import { DATABASES } from '../../platform/database/testing/databases.js';
import { Outbound } from '../../platform/http/outbound.js';
import { SealedTexts } from '../../platform/sealed-text.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedBusiness } from '../../settings/testing/fixed-business.js';
import { SqlActiveUsers } from '../../users/store/sql-active-users.js';
import { DeliverWebhooks } from '../application/deliver-webhooks.js';
import { ManageWebhooks, WebhookAddresses } from '../application/manage-webhooks.js';
import { OffMails } from '../application/off-mails.js';
import { RecordAttempt } from '../application/record-attempt.js';
import { RepeatDeliveries } from '../application/repeat-deliveries.js';
import { SendDelivery } from '../application/send-delivery.js';
import { WebhookSecrets } from '../application/webhook-secrets.js';
import type { Delivery } from '../domain/delivery.js';
import type { EventType } from '../domain/event-types.js';
import type { OutboundEvent } from '../outbound-events.js';
import { SqlPersonalDeliveries } from './sql-personal-deliveries.js';
import { Receiver } from '../testing/receiver.js';
import { SqlDeliveryLog } from './sql-delivery-log.js';
import { SqlDeliveryQueue } from './sql-delivery-queue.js';
import { SqlOutboundEvents } from './sql-outbound-events.js';
import { SqlWebhooks } from './sql-webhooks.js';
import { WebhookTable } from './webhook.tables.js';
import { personOfClients } from '../../platform/testing/personal-data.js';

const ALL = { offset: 0, limit: 500 };
const DAY_MS = 24 * 3_600_000;

describe.each(DATABASES)('webhooks on $name', ({ create }) => {
  const database = openedDatabase(create);
  const config = aConfig({ OUTBOUND_PRIVATE_ADDRESSES: 'allow' });
  const outbound = new Outbound(config);
  const clock = new SystemClock();
  let webhooks: SqlWebhooks;
  let log: SqlDeliveryLog;
  let management: ManageWebhooks;
  let repetition: RepeatDeliveries;
  let events: SqlOutboundEvents;
  let outbox: RecordingOutbox;
  const ends: (() => Promise<unknown>)[] = [];

  beforeEach(async () => {
    webhooks = new SqlWebhooks(database);
    log = new SqlDeliveryLog(database);
    const addresses = new WebhookAddresses(new WebhookSecrets(new SealedTexts(config)), outbound);
    management = new ManageWebhooks(database, webhooks, addresses, clock);
    repetition = new RepeatDeliveries(database, webhooks, log, clock);
    events = new SqlOutboundEvents(database, clock);
    outbox = new RecordingOutbox();
    await database.write(async (tx) => {
      for (const table of ['webhooks', 'webhook_events', 'webhook_deliveries', 'users'])
        await tx.query(`DELETE FROM ${table}`);
    });
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all(ends.splice(0).map((end) => end()));
  });

  const queueOf = () => new SqlDeliveryQueue(database);

  /** A replica that delivers. */
  function replica({ secret = config.sessionSecret, busy = false } = {}): DeliverWebhooks {
    const secrets = new WebhookSecrets(new SealedTexts({ ...config, sessionSecret: secret }));
    const addresses = new MailAddresses(config, new FixedBusiness());
    const mails = new OffMails(new OwnerAddresses(new SqlActiveUsers(database), addresses), outbox);
    const sending = new SendDelivery(outbound, secrets, clock, () => undefined);
    const queue = queueOf();
    const recording = new RecordAttempt(database, queue, webhooks, mails);
    const options = { concurrency: 8, isBusy: () => busy, onFailure: () => undefined };
    const delivery = new DeliverWebhooks(queue, sending, recording, clock, options);
    delivery.start();
    ends.push(() => delivery.stop());
    return delivery;
  }

  async function receiver(): Promise<Receiver> {
    const started = await Receiver.start();
    ends.push(() => started.stop());
    return started;
  }

  const hook = (url: string, types: readonly EventType[] = ['booking.created'], enabled = true) =>
    management.add({ url, events: types, enabled, description: null }, { name: 'Maria Santos' });
  const publish = (...published: OutboundEvent[]) => database.run((unit) => events.publish(unit, published));
  const booked = (id = newId()) => ({ type: 'booking.created', id, leadType: 'appointment' }) as const;
  const deliveries = async (webhookId: string) => (await log.page({ webhookId, range: ALL })).rows;
  const health = async (id: string) => database.reader.findOneByOrFail(WebhookTable, { id });
  const changeRow = (id: string, change: object) =>
    database.write((tx) => tx.update(WebhookTable, { id }, change));
  /** As if the next attempts were due. */
  const hurry = () =>
    database.write(async (tx) => {
      await tx.query("UPDATE webhook_deliveries SET nextAttemptAt = createdAt WHERE state = 'queued'");
      await tx.query('UPDATE webhooks SET pausedUntil = NULL');
    });

  async function settled(
    webhookId: string,
    done = ({ state }: Delivery) => state === 'delivered' || state === 'failed',
    count = 1,
  ): Promise<Delivery[]> {
    for (;;) {
      const rows = await deliveries(webhookId);
      if (rows.length >= count && rows.every(done)) return rows;
      await wait(20);
    }
  }
  const tried = ({ state, log: attempts }: Delivery) => state === 'queued' && attempts.length > 0;

  it('are told what they asked for, signed as standardwebhooks.com says', async () => {
    const to = await receiver();
    const { id, secret } = await hook(to.url);
    const event = booked();
    await publish(event, { type: 'client.updated', id: newId() });
    replica();
    const [delivery] = await settled(id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, sequence: 1 });
    expect(delivery!.log).toEqual([
      expect.objectContaining({ status: 200, answer: 'Thank you', problem: null }),
    ]);
    expect(to.verified(secret)).toEqual([
      {
        webhookId: delivery!.id,
        type: 'booking.created',
        timestamp: delivery!.createdAt,
        sequence: 1,
        data: { id: event.id, leadType: 'appointment' },
      },
    ]);
    expect(to.received[0]!.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('cause no row unless one that is on asked for the event', async () => {
    await hook('http://127.0.0.1:9/', ['client.updated']);
    await hook('http://127.0.0.1:9/', ['booking.created'], false);
    await publish(booked());
    expect(await database.reader.query('SELECT id FROM webhook_events')).toEqual([]);
  });

  it('are told of an event with a key once', async () => {
    const { id } = await hook('http://127.0.0.1:9/', ['premium.past_grace']);
    const event = { type: 'premium.past_grace', id: newId(), dedupKey: 'past_grace:a' } as const;
    await publish(event);
    await publish(event, { ...event, dedupKey: 'past_grace:b' });
    await queueOf().spread();
    expect(await deliveries(id)).toHaveLength(2);
  });

  it('get nothing of a unit of work that fails', async () => {
    await hook('http://127.0.0.1:9/');
    await expect(
      database.run(async (unit) => {
        await events.publish(unit, [booked()]);
        throw new Error('No');
      }),
    ).rejects.toThrow('No');
    expect(await queueOf().spread()).toBe(false);
  });

  it('have sequences of their own without a gap', async () => {
    const [one, other] = [await hook('http://127.0.0.1:9/'), await hook('http://127.0.0.1:9/')];
    const queue = queueOf();
    for (let round = 0; round < 3; round += 1) {
      await publish(booked(), booked());
      await Promise.all([queue.spread(), queueOf().spread()]);
    }
    while (await queue.spread());
    for (const { id } of [one, other])
      expect((await deliveries(id)).map(({ sequence }) => sequence)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('that are down are tried again with the same id, and lose nothing', async () => {
    const to = await receiver();
    const { id, secret } = await hook(to.url);
    let failing = true;
    to.answer = (response) => {
      response.statusCode = failing ? 503 : 204;
      response.end(failing ? 'Later, please' : undefined);
    };
    await publish(booked(), booked(), booked());
    replica();
    await settled(id, tried);
    failing = false;
    await hurry();
    await settled(id);
    const told = to.verified(secret);
    expect(told).toHaveLength(3);
    expect(to.received).toHaveLength(6);
    expect(await health(id)).toMatchObject({ failures: 0, failingSince: null, pausedUntil: null });
  });

  it.each([
    ['a redirect', 302, null],
    ['no connection', null, 'outbound.unreachable'],
    ['a connection that closes in the middle of the answer', null, 'outbound.unreachable'],
    ['an answer that never ends', 200, null],
  ])('count %s rightly', async (what, status, problem) => {
    const to = await receiver();
    to.answer = (response) => {
      if (what === 'a redirect') response.writeHead(302, { location: to.url }).end();
      else if (what.startsWith('a connection')) {
        response.writeHead(200, { 'content-length': '100' });
        response.write('half', () => response.destroy());
      } else {
        response.writeHead(200);
        const more = setInterval(() => response.write('x'.repeat(1_000)), 5);
        response.on('close', () => clearInterval(more));
      }
    };
    const { id } = await hook(what === 'no connection' ? 'http://127.0.0.1:9/' : to.url);
    await publish(booked());
    replica();
    const [delivery] = await settled(id, ({ log: attempts }) => attempts.length > 0);
    expect(delivery!.state).toBe(status === 200 ? 'delivered' : 'queued');
    expect(delivery!.log[0]).toMatchObject({ status, problem });
    expect(delivery!.log[0]!.answer.length).toBeLessThanOrEqual(1_000);
  });

  it('that are down are probed by one delivery at a time', async () => {
    const { id } = await hook('http://127.0.0.1:9/');
    await publish(...Array.from({ length: 20 }, () => booked()));
    await changeRow(id, { failures: 3, failingSince: clock.timestamp() });
    const queue = queueOf();
    await queue.spread();
    expect(await queue.claim('a', 8, clock.timestamp(), [])).toHaveLength(1);
    expect(await queue.claim('b', 8, clock.timestamp(), [])).toEqual([]);
  });

  it('that are slow leave room for the others', async () => {
    const slow = await hook('http://127.0.0.1:9/');
    const { id } = await hook('http://127.0.0.1:9/');
    await publish(...Array.from({ length: 20 }, () => booked()));
    const queue = queueOf();
    await queue.spread();
    const claimed = await queue.claim('a', 8, clock.timestamp(), []);
    expect(claimed.filter(({ webhookId }) => webhookId === slow.id)).toHaveLength(3);
    expect(claimed.filter(({ webhookId }) => webhookId === id)).toHaveLength(3);
  });

  it('that are paused or off wait', async () => {
    const [paused, off] = [await hook('http://127.0.0.1:9/'), await hook('http://127.0.0.1:9/')];
    await publish(booked());
    const queue = queueOf();
    await queue.spread();
    await changeRow(paused.id, { pausedUntil: new Date(Date.now() + 60_000).toISOString() });
    await management.change(off.id, { enabled: false });
    expect(await queue.hasDue(clock.timestamp(), [])).toBe(false);
    expect(await queue.claim('a', 8, clock.timestamp(), [])).toEqual([]);
    await management.change(off.id, { enabled: true });
    // a pause that a wrong clock made
    await changeRow(paused.id, { pausedUntil: new Date(Date.now() + DAY_MS).toISOString() });
    expect(await queue.claim('a', 8, clock.timestamp(), [])).toHaveLength(2);
  });

  it('are delivered once by two replicas, and again when one was killed', async () => {
    const to = await receiver();
    const { id, secret } = await hook(to.url);
    await publish(...Array.from({ length: 30 }, () => booked()));
    const queue = queueOf();
    await queue.spread();
    const [killed] = await queue.claim('killed', 1, clock.timestamp(), []);
    expect(await queue.claim('other', 8, clock.timestamp(), [])).not.toContainEqual(
      expect.objectContaining({ id: killed!.id }),
    );
    await database.write((tx) =>
      tx.query(
        "UPDATE webhook_deliveries SET leasedUntil = '2020-01-01T00:00:00.000Z' WHERE state = 'sending'",
      ),
    );
    replica();
    replica();
    await settled(id);
    expect(to.received).toHaveLength(30);
    expect(to.verified(secret)).toHaveLength(30);
    expect((await deliveries(id)).find((row) => row.id === killed!.id)).toMatchObject({
      state: 'delivered',
      attempts: 2,
    });
  });

  it('are delivered while visitors are waiting, one at a time', async () => {
    const to = await receiver();
    const { id } = await hook(to.url);
    await publish(booked(), booked(), booked());
    replica({ busy: true });
    await settled(id);
    expect(to.received).toHaveLength(3);
  });

  it.each([
    ['410', 410, 'gone'],
    ['three days of failures', 500, 'failing'],
  ] as const)('are turned off by %s, and superadmins are told', async (_, status, offReason) => {
    const to = await receiver();
    to.answer = (response) => response.writeHead(status).end();
    const { id } = await hook(to.url);
    if (offReason === 'failing')
      await changeRow(id, { failures: 50, failingSince: new Date(Date.now() - 3 * DAY_MS).toISOString() });
    await publish(booked());
    replica();
    while ((await health(id)).enabled === 1) await wait(20);
    expect((await webhooks.all())[0]).toMatchObject({ enabled: false, offReason });
    expect(outbox.changes.flatMap(({ add }) => add)).toEqual([
      expect.objectContaining({
        kind: 'webhook_off',
        data: expect.objectContaining({ host: new URL(to.url).host, offReason }) as unknown,
      }),
    ]);
    // what waits goes out once it is on again
    to.answer = (response) => response.end();
    await management.change(id, { enabled: true });
    expect(await webhooks.all()).toEqual([
      expect.objectContaining({ offReason: null, offAt: null, failingSince: null }),
    ]);
  });

  it('whose secret cannot be read are turned off, and nothing is sent', async () => {
    const to = await receiver();
    const { id } = await hook(to.url);
    await publish(booked());
    replica({ secret: 'another secret, as after a restore of a backup' });
    while ((await health(id)).enabled === 1) await wait(20);
    expect((await webhooks.all())[0]).toMatchObject({ offReason: 'unreadable' });
    expect(to.received).toEqual([]);
  });

  it('get both signatures for a day after a rotation', async () => {
    const to = await receiver();
    const { id, secret } = await hook(to.url);
    const rotated = await management.rotateSecret(id);
    await publish(booked());
    replica();
    await settled(id);
    expect(to.verified(secret)).toHaveLength(1);
    expect(to.verified(rotated)).toHaveLength(1);
    await changeRow(id, { previousSecretUntil: new Date(Date.now() - 1_000).toISOString() });
    await publish(booked());
    await settled(id, undefined, 2);
    expect(to.verified(rotated)).toHaveLength(2);
    expect(() => to.verified(secret)).toThrow('No matching signature');
    expect(JSON.stringify(await health(id))).not.toContain('whsec_');
  });

  it('get one delivery again, and those of a span, with the same ids', async () => {
    const to = await receiver();
    const { id, secret } = await hook(to.url);
    await publish(booked(), booked());
    replica();
    const [newest, oldest] = await settled(id);
    await repetition.resend(newest!.id);
    await settled(id);
    expect(to.received).toHaveLength(3);
    const span = { from: oldest!.createdAt, to: clock.timestamp() };
    expect(await repetition.replay(id, span)).toBe(2);
    await settled(id);
    expect(to.received).toHaveLength(5);
    expect(to.verified(secret)).toHaveLength(2);
    expect(await repetition.replay(id, { from: clock.timestamp(), to: span.to })).toBe(0);
  });

  it('get a test', async () => {
    const to = await receiver();
    const { id, secret } = await hook(to.url);
    const other = await hook(to.url);
    await repetition.test(id);
    replica();
    await settled(id);
    expect(to.verified(secret)).toEqual([expect.objectContaining({ type: 'test', sequence: 1 })]);
    expect(await deliveries(other.id)).toEqual([]);
  });

  it('that are off get no test, no delivery again and no replay', async () => {
    const { id } = await hook('http://127.0.0.1:9/');
    const { id: deliveryId } = await repetition.test(id);
    await management.change(id, { enabled: false });
    const span = { from: clock.timestamp(), to: clock.timestamp() };
    await expect(repetition.test(id)).rejects.toMatchObject({ code: 'webhook.off' });
    await expect(repetition.resend(deliveryId)).rejects.toMatchObject({ code: 'webhook.off' });
    await expect(repetition.replay(id, span)).rejects.toMatchObject({ code: 'webhook.off' });
  });

  it('lose what waits about a person who is erased, and its log', async () => {
    const { id } = await hook('http://127.0.0.1:9/', ['booking.created', 'policy.updated']);
    const [erased, other, client] = [booked(), booked(), newId()];
    await publish(erased, other, { type: 'policy.updated', id: newId(), aboutId: client });
    await queueOf().spread();
    // not spread yet
    await publish(booked(erased.id));
    const records = [{ kind: 'appointment', id: erased.id }, ...personOfClients(client).records];
    await database.run((unit) => new SqlPersonalDeliveries().erase(unit, { records }));
    await queueOf().spread();
    expect(await deliveries(id)).toEqual([expect.objectContaining({ subjectId: other.id })]);
  });

  it('are deleted with their deliveries, and what is old is deleted', async () => {
    const [one, other] = [await hook('http://127.0.0.1:9/'), await hook('http://127.0.0.1:9/')];
    await publish(booked());
    await queueOf().spread();
    await management.remove(one.id);
    const count = async (table: string) =>
      (await database.reader.query<unknown[]>(`SELECT id FROM ${table}`)).length;
    expect(await count('webhook_deliveries')).toBe(1);
    await log.deleteBefore(new Date(Date.now() - 60_000).toISOString());
    expect(await deliveries(other.id)).toHaveLength(1);
    await log.deleteBefore(new Date(Date.now() + 60_000).toISOString());
    expect([await count('webhook_deliveries'), await count('webhook_events')]).toEqual([0, 0]);
  });
});
