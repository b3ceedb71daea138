import { Outbound } from '../../platform/http/outbound.js';
import { SealedTexts } from '../../platform/sealed-text.js';
import { aConfig } from '../../platform/testing/config.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { MAX_WEBHOOKS } from '../domain/webhook.js';
import { aWebhook } from '../testing/builders.js';
import { InMemoryWebhooks } from '../testing/in-memory-webhooks.js';
import { ManageWebhooks, WebhookAddresses } from './manage-webhooks.js';
import { WebhookSecrets } from './webhook-secrets.js';

const NOW = '2026-11-24T02:00:00.000Z';
const DETAILS = {
  url: 'http://127.0.0.1:5678/hook?token=1',
  events: ['client.updated', 'booking.created', 'client.updated'],
  enabled: true,
  description: 'Sheet',
} as const;

function setUp(environment: Record<string, string> = { OUTBOUND_PRIVATE_ADDRESSES: 'allow' }) {
  const config = aConfig(environment);
  const secrets = new WebhookSecrets(new SealedTexts(config));
  const webhooks = new InMemoryWebhooks();
  const addresses = new WebhookAddresses(secrets, new Outbound(config));
  const management = new ManageWebhooks(new PassingUnitOfWork(), webhooks, addresses, new FixedClock(NOW));
  const store = (webhook = aWebhook()) => {
    webhooks.stored.set(webhook.id, webhook);
    return webhook;
  };
  return { secrets, webhooks, management, store };
}

describe('managing webhooks', () => {
  it('adds one with its address and secret sealed, and each event once', async () => {
    const { management, webhooks, secrets } = setUp();
    const { id, secret } = await management.add(DETAILS, { name: 'Ana Cruz' });
    const stored = webhooks.stored.get(id)!;
    expect(stored).toMatchObject({
      host: '127.0.0.1:5678',
      createdAt: NOW,
      createdByName: 'Ana Cruz',
      failures: 0,
    });
    expect(stored.events).toHaveLength(2);
    expect(secrets.openAddress(stored.sealedUrl)).toBe(DETAILS.url);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  it('rejects an address that no request may be made to, and more than an office may have', async () => {
    const inside = setUp({});
    expect(await rejectionOf(inside.management.add(DETAILS, { name: 'Ana Cruz' }))).toMatchObject({
      kind: 'Invalid',
    });
    const { management, store, webhooks } = setUp();
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) store();
    expect(await rejectionOf(management.add(DETAILS, { name: 'Ana Cruz' }))).toMatchObject({
      kind: 'Conflict',
    });
    expect(webhooks.stored.size).toBe(MAX_WEBHOOKS);
  });

  it('leaves the address as it is when the masked one is sent', async () => {
    const { management, store, webhooks } = setUp();
    const { id } = store();
    await management.change(id, { url: 'https://hooks.example/…', description: 'Other' });
    expect(webhooks.stored.get(id)).toMatchObject({ sealedUrl: 'sealed address', description: 'Other' });
  });

  it('turns one on as if it had never failed', async () => {
    const { management, store, webhooks } = setUp();
    const failed = {
      failures: 9,
      failingSince: NOW,
      pausedUntil: NOW,
      offReason: 'failing',
      offAt: NOW,
    } as const;
    const { id } = store(aWebhook({ ...failed, enabled: false }));
    await management.change(id, { description: null });
    expect(webhooks.stored.get(id)).toMatchObject({ ...failed, enabled: false });
    expect(await management.change(id, { enabled: true })).toMatchObject({ enabled: true, offReason: null });
    expect(webhooks.stored.get(id)).toMatchObject({ failures: 0, failingSince: null, pausedUntil: null });
  });

  it('keeps the earlier secret for a day after a rotation', async () => {
    const { management, store, webhooks } = setUp();
    const { id, secret } = store();
    await management.rotateSecret(id);
    const rotated = webhooks.stored.get(id)!;
    expect(rotated).toMatchObject({
      previousSecret: secret,
      previousSecretUntil: '2026-11-25T02:00:00.000Z',
    });
    expect(rotated.secret).not.toBe(secret);
  });

  it('deletes one with its deliveries', async () => {
    const { management, store, webhooks } = setUp();
    const { id } = store();
    await management.remove(id);
    expect([webhooks.stored.size, webhooks.emptied]).toEqual([0, [id]]);
  });

  it('rejects an unknown one', async () => {
    const { management, webhooks } = setUp();
    for (const act of [
      management.change('nobody', { enabled: true }),
      management.rotateSecret('nobody'),
      management.remove('nobody'),
    ])
      expect(await rejectionOf(act)).toMatchObject({ kind: 'NotFound' });
    expect(webhooks.emptied).toEqual([]);
  });
});
