import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { DeliveryState } from '../domain/delivery.js';
import { aDelivery, aWebhook } from '../testing/builders.js';
import { InMemoryWebhooks } from '../testing/in-memory-webhooks.js';
import type { DeliveryLog } from './ports.js';
import { RepeatDeliveries } from './repeat-deliveries.js';

const NOW = '2026-11-24T02:00:00.000Z';
const SPAN = { from: '2026-11-23T00:00:00.000Z', to: NOW };

function setUp({ enabled = true, state = 'delivered' }: { enabled?: boolean; state?: DeliveryState } = {}) {
  const webhooks = new InMemoryWebhooks();
  const webhook = aWebhook({ enabled });
  webhooks.stored.set(webhook.id, webhook);
  const delivery = aDelivery({ webhookId: webhook.id, state });
  const queued: string[] = [];
  const log = portWith<DeliveryLog>({
    lock: async (_unit, id) => (id === delivery.id ? delivery : null),
    addTest: async (_unit, webhookId, now) => {
      queued.push(`test ${now}`);
      return aDelivery({ webhookId, type: 'test', state: 'queued' });
    },
    queueAgain: async (_unit, id, now) => {
      queued.push(`${id} ${now}`);
      return { ...delivery, state: 'queued' };
    },
    queueSpanAgain: async (_webhookId, { from, to }, now) => {
      queued.push(`${from} ${to} ${now}`);
      return 2;
    },
  });
  const repetition = new RepeatDeliveries(new PassingUnitOfWork(), webhooks, log, new FixedClock(NOW));
  return { repetition, webhook, delivery, queued };
}

describe('deliveries that staff ask for', () => {
  it('are a test, one again with the same id, and those of a span', async () => {
    const { repetition, webhook, delivery, queued } = setUp();
    expect(await repetition.test(webhook.id)).toMatchObject({ type: 'test', state: 'queued' });
    expect(await repetition.resend(delivery.id)).toMatchObject({ id: delivery.id, state: 'queued' });
    expect(await repetition.replay(webhook.id, SPAN)).toBe(2);
    expect(queued).toEqual([`test ${NOW}`, `${delivery.id} ${NOW}`, `${SPAN.from} ${SPAN.to} ${NOW}`]);
  });

  it('are rejected while the webhook is off', async () => {
    const { repetition, webhook, delivery, queued } = setUp({ enabled: false });
    const acts = [
      repetition.test(webhook.id),
      repetition.resend(delivery.id),
      repetition.replay(webhook.id, SPAN),
    ];
    for (const act of acts) expect(await rejectionOf(act)).toMatchObject({ kind: 'Conflict' });
    expect(queued).toEqual([]);
  });

  it('are rejected for one that is being sent', async () => {
    const { repetition, delivery, queued } = setUp({ state: 'sending' });
    expect(await rejectionOf(repetition.resend(delivery.id))).toMatchObject({ kind: 'Conflict' });
    expect(queued).toEqual([]);
  });

  it('are rejected for an unknown webhook or delivery', async () => {
    const { repetition } = setUp();
    const acts = [repetition.test('nobody'), repetition.resend('nobody'), repetition.replay('nobody', SPAN)];
    for (const act of acts) expect(await rejectionOf(act)).toMatchObject({ kind: 'NotFound' });
  });
});
