import { BusinessTime } from '../../calendar/business-time.js';
import { aConfig } from '../../platform/testing/config.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { Issue } from '../domain/issue.js';
import type { SubscriberState } from '../domain/subscriber.js';
import { anIssue } from '../testing/builders.js';
import { InMemoryDeliveries, InMemoryIssueOutbox } from '../testing/in-memory-deliveries.js';
import { InMemoryIssues } from '../testing/in-memory-issues.js';
import { IssueDeliveries } from './issue-deliveries.js';
import { IssueSending } from './issue-sending.js';

const NOW = '2026-11-22T09:00:00.000Z';
const TODAY = '2026-11-22';
const UNIT = {} as Unit;

function office(changes: Partial<Issue> = {}, ...states: readonly (SubscriberState | null)[]) {
  const issue = anIssue({ id: 'issue', state: 'sending', startedAt: NOW, ...changes });
  const issues = new InMemoryIssues();
  issues.keep(issue);
  const stored = new InMemoryDeliveries(issues);
  states.forEach((state, index) => {
    const subscriptionId = `reader-${index}`;
    const email = state && `${subscriptionId}@sample.example`;
    stored.people.set(subscriptionId, { subscriptionId, email, firstName: state && 'Rosa', state });
  });
  const [outbox, clock] = [new InMemoryIssueOutbox(), new FixedClock(NOW)];
  const deliveries = new IssueDeliveries(stored, outbox, new BusinessTime(clock, aConfig()));
  const sending = new IssueSending(new PassingUnitOfWork(), issues, deliveries, clock);
  return { sending, deliveries, issues, stored, outbox, issue };
}

/** The address of each mail in the outbox. */
const recipients = ({ mails }: InMemoryIssueOutbox) => [...mails.values()].map(({ recipient }) => recipient);

describe('the sending of an issue', () => {
  it('begins when it is due, at an address that no other issue has', async () => {
    const { sending, issues } = office({ state: 'scheduled', sendAt: NOW, startedAt: null });
    issues.keep(anIssue({ slug: 'three-questions' }));
    const begun = await sending.begin('issue');
    expect(begun).toMatchObject({ state: 'sending', slug: 'three-questions-2', startedAt: NOW });
    expect(await issues.find('issue')).toEqual(begun);
    expect((await sending.active()).map(({ id }) => id)).toEqual(['issue']);
  });

  it('does not begin before its time, nor when it is unknown', async () => {
    const { sending, issue } = office({ state: 'scheduled', sendAt: '2026-11-23T09:00:00.000Z' });
    expect(await sending.begin('issue')).toEqual(issue);
    expect(await sending.begin('unknown')).toBeNull();
  });

  it('chooses confirmed subscribers, and mails each of them a link of their own', async () => {
    const { sending, stored, outbox } = office({}, 'confirmed', 'left', 'confirmed');
    const step = await sending.advance('issue');
    expect(step).toMatchObject({ issue: { state: 'sending', recipients: 2 }, again: false });
    expect(recipients(outbox)).toEqual(['reader-0@sample.example', 'reader-2@sample.example']);
    const tokens = [...outbox.mails.values()].map(({ data }) => (data as { token: string }).token);
    expect(new Set(tokens).size).toBe(2);
    expect([stored.days.get(TODAY), outbox.wakes]).toEqual([2, 1]);
  });

  it('skips who does not want the newsletter any more, and says why', async () => {
    const { sending, stored, outbox, issues } = office({}, 'confirmed', 'confirmed', 'confirmed');
    outbox.hasServer = false;
    await sending.advance('issue');
    outbox.hasServer = true;
    const { people } = stored;
    people.set('reader-0', { ...people.get('reader-0')!, state: 'failing' });
    people.set('reader-2', { subscriptionId: 'reader-2', email: null, firstName: null, state: null });
    await sending.advance('issue');
    expect(recipients(outbox)).toEqual(['reader-1@sample.example']);
    expect(stored.idsIn('skipped').map((id) => stored.stored.get(id)!.reason)).toEqual([
      'The mail server refused this address several times',
      'The subscriber has left',
    ]);
    expect(await issues.find('issue')).toMatchObject({ recipients: 3, skipped: 2 });
  });

  it('stops at the limit of the day', async () => {
    const { sending, stored, outbox } = office({}, 'confirmed', 'confirmed', 'confirmed');
    outbox.dailyLimit = 2;
    for (let step = 0; step < 3; step += 1) await sending.advance('issue');
    expect([stored.idsIn('handed'), stored.idsIn('waiting')]).toEqual([
      ['reader-0', 'reader-1'],
      ['reader-2'],
    ]);
  });

  it('ends when no delivery is left, and does nothing in another state', async () => {
    const { sending } = office();
    expect(await sending.advance('issue')).toMatchObject({ issue: { state: 'sent', endedAt: NOW } });
    expect(await sending.advance('issue')).toBeNull();
    expect(await sending.advance('unknown')).toBeNull();
  });

  it('takes back what is not on its way, which does not count for the day', async () => {
    const { sending, deliveries, stored, outbox } = office({}, 'confirmed', 'confirmed', 'confirmed');
    await sending.advance('issue');
    outbox.onTheirWay.add([...outbox.mails.keys()][1]!);
    await deliveries.takeBack(UNIT, 'issue');
    expect([stored.idsIn('waiting'), stored.idsIn('handed')]).toEqual([
      ['reader-0', 'reader-2'],
      ['reader-1'],
    ]);
    expect(stored.days.get(TODAY)).toBe(1);
  });

  it('is done once more for a delivery that has ended and an address that is confirmed', async () => {
    const { sending, stored, outbox } = office({}, 'confirmed');
    await sending.advance('issue');
    const again = () => sending.mailAgain('issue', 'reader-0', 'again');
    expect(await again()).toBe(false);
    stored.stored.set('reader-0', { state: 'sent', mailId: null, reason: null });
    expect(await again()).toBe(true);
    expect([...outbox.mails.values()].map(({ dedupKey }) => dedupKey)).toEqual([
      'newsletter:issue:reader-0',
      'again',
    ]);
    stored.stored.set('reader-0', { state: 'sent', mailId: null, reason: null });
    stored.people.set('reader-0', { ...stored.people.get('reader-0')!, state: 'left' });
    expect(await again()).toBe(false);
    expect(await sending.mailAgain('unknown', 'reader-0', 'again')).toBe(false);
  });
});
