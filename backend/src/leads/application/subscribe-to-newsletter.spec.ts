import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { aSubscription } from '../testing/builders.js';
import { leadsInMemory } from '../testing/leads-on.js';
import { SubscribeToNewsletter } from './subscribe-to-newsletter.js';

const NOW = '2026-11-21T02:00:00.000Z';

function office() {
  const { units, leads, submissions } = leadsInMemory();
  const live = new RecordingLiveUpdates();
  return {
    leads,
    live,
    submissions,
    subscribe: new SubscribeToNewsletter(units, live, new FixedClock(NOW)),
  };
}

describe('subscribing to the newsletter', () => {
  it('stores a new lead with its first activity and returns it', async () => {
    const { leads, subscribe } = office();
    const { subscription, isNew } = await subscribe.execute({
      firstName: 'Elena',
      email: 'elena@sample.example',
    });
    expect(isNew).toBe(true);
    expect(subscription).toMatchObject({ firstName: 'Elena', leadStatus: 'New', createdAt: NOW });
    expect([...leads.subscriptions.values()]).toEqual([subscription]);
    expect(leads.activities).toMatchObject([
      {
        leadType: 'subscription',
        leadId: subscription.id,
        actionType: 'lead_created',
        actionDetails: 'Subscribed to the newsletter on the website',
        performedBy: null,
        performedByName: 'Website',
        createdAt: NOW,
      },
    ]);
  });

  it('publishes only its id, after it is stored', async () => {
    const { leads, live, subscribe } = office();
    const storedByThen: number[] = [];
    live.onPublish = () => storedByThen.push(leads.subscriptions.size);
    const { subscription } = await subscribe.execute({ firstName: 'Elena', email: 'elena@sample.example' });
    expect(live.messages).toEqual([{ type: 'subscription_created', data: { id: subscription.id } }]);
    expect(storedByThen).toEqual([1]);
  });

  it('of an already subscribed address stores no second lead and publishes nothing', async () => {
    const { leads, live, subscribe } = office();
    const first = aSubscription({
      firstName: 'Elena',
      email: 'elena@sample.example',
      leadStatus: 'In Progress',
    });
    leads.subscriptions.set(first.id, first);
    const { isNew } = await subscribe.execute({ firstName: 'Somebody', email: 'Elena@SAMPLE.example' });
    expect(isNew).toBe(false);
    expect([...leads.subscriptions.values()]).toEqual([first]);
    expect([leads.activities, live.messages]).toEqual([[], []]);
  });

  it('of an already subscribed address discloses nothing that is stored', async () => {
    const { leads, subscribe } = office();
    const first = aSubscription({
      firstName: 'Elena',
      email: 'elena@sample.example',
      leadStatus: 'Closed Sale',
    });
    leads.subscriptions.set(first.id, first);
    const { subscription } = await subscribe.execute({
      firstName: 'Somebody',
      email: 'ELENA@sample.example',
    });
    expect(subscription).toEqual({
      leadType: 'subscription',
      id: expect.not.stringContaining(first.id),
      firstName: 'Somebody',
      lastName: null,
      email: 'ELENA@sample.example',
      leadStatus: 'New',
      leadSource: 'subscription',
      ownerId: null,
      answeredAt: null,
      nextTaskDue: null,
      clientId: null,
      erasedAt: null,
      createdAt: NOW,
    });
  });

  it('publishes nothing when the subscription could not be stored', async () => {
    const { leads, live, subscribe } = office();
    leads.add = () => Promise.reject(new Error('disk full'));
    await expect(subscribe.execute({ firstName: 'E', email: 'e@sample.example' })).rejects.toThrow(
      'disk full',
    );
    expect(live.messages).toEqual([]);
  });
});

describe('a repeated subscription with the same key', () => {
  const elena = { firstName: 'Elena', email: 'elena@sample.example' };

  it('gets the first result, as a new one, and nothing is stored or published again', async () => {
    const { leads, live, subscribe } = office();
    const first = await subscribe.execute(elena, { key: 'a key' });
    expect(first).toMatchObject({ isNew: true, repeated: false });
    expect(await subscribe.execute(elena, { key: 'a key' })).toEqual({ ...first, repeated: true });
    expect([leads.subscriptions.size, leads.activities.length, live.messages.length]).toEqual([1, 1, 1]);
  });

  it('of an already subscribed address gets the first result, as not new', async () => {
    const { live, subscribe } = office();
    await subscribe.execute(elena);
    const first = await subscribe.execute({ ...elena, firstName: 'Somebody' }, { key: 'a key' });
    expect(first).toMatchObject({ isNew: false, repeated: false });
    const again = await subscribe.execute({ ...elena, firstName: 'Somebody' }, { key: 'a key' });
    expect(again).toEqual({ ...first, repeated: true });
    expect(live.messages).toHaveLength(1);
  });

  it('is rejected with other values, and nothing is stored or published', async () => {
    const { leads, live, subscribe } = office();
    await subscribe.execute(elena, { key: 'a key' });
    const other = { firstName: 'Eve', email: 'eve@sample.example' };
    expect(await rejectionOf(subscribe.execute(other, { key: 'a key' }))).toMatchObject({
      kind: 'KeyReused',
    });
    expect([leads.subscriptions.size, leads.activities.length, live.messages.length]).toEqual([1, 1, 1]);
  });
});
