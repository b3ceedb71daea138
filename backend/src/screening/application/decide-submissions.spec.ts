import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { SubmissionReleases } from '../submission-releases.js';
import type { SuspectedSubmission } from '../suspected-submissions.js';
import { aSuspectedSubmission } from '../testing/builders.js';
import { InMemorySuspectedSubmissions } from '../testing/in-memory-suspected-submissions.js';
import { DiscardSubmissions } from './discard-submissions.js';
import { ReleaseSubmissions } from './release-submissions.js';

const ANA = { id: 'ana', name: 'Ana Cruz' };
const HELD = 'held@sample.example';

function suspected(...submissions: readonly SuspectedSubmission[]) {
  const store = new InMemorySuspectedSubmissions([HELD]);
  for (const submission of submissions) store.submissions.set(submission.id, submission);
  const leads: string[] = [];
  const releases = new SubmissionReleases();
  releases.register('appointment', async ({ id }, by) => {
    await store.take({} as Unit, id);
    leads.push(`${id} by ${by.name}`);
  });
  return {
    leads,
    left: () => [...store.submissions.keys()],
    discard: new DiscardSubmissions(new PassingUnitOfWork(), store),
    release: new ReleaseSubmissions(store, releases),
  };
}

const [one, two, blocked] = [
  aSuspectedSubmission(),
  aSuspectedSubmission(),
  aSuspectedSubmission({ reason: 'blocked' }),
];
const held = aSuspectedSubmission({ reason: 'blocked' }, { email: HELD });

describe('discarding suspected submissions', () => {
  it('deletes one, those of some that are still there, or all of a reason', async () => {
    const { discard, left } = suspected(one, two, blocked);
    await discard.one(one.id);
    expect(await rejectionOf(discard.one(one.id))).toMatchObject({ kind: 'NotFound' });
    expect(await discard.some([one.id, two.id])).toBe(1);
    expect(left()).toEqual([blocked.id]);
    expect(await discard.all('blocked')).toBe(1);
    expect(left()).toEqual([]);
  });

  it('deletes none of those chosen when one sender is under a legal hold', async () => {
    const { discard, left } = suspected(one, held);
    for (const rejected of [discard.one(held.id), discard.some([one.id, held.id])])
      expect(await rejectionOf(rejected)).toMatchObject({ kind: 'Conflict' });
    expect(left()).toEqual([one.id, held.id]);
  });

  it('of a reason leaves those under a legal hold', async () => {
    const { discard, left } = suspected(blocked, held);
    expect(await discard.all('blocked')).toBe(1);
    expect(left()).toEqual([held.id]);
  });
});

describe('releasing suspected submissions', () => {
  it('makes each a lead once', async () => {
    const { release, leads, left } = suspected(one, two);
    await release.execute(one.id, ANA);
    expect(await rejectionOf(release.execute(one.id, ANA))).toMatchObject({ kind: 'NotFound' });
    expect([leads, left()]).toEqual([[`${one.id} by Ana Cruz`], [two.id]]);
  });

  it('of several makes leads of those that are still there', async () => {
    const { release, leads } = suspected(one, two);
    expect(await release.all([one.id, 'gone', two.id, one.id], ANA)).toBe(2);
    expect(leads).toHaveLength(2);
  });

  it('of several stops at a failure, so that staff hear of it', async () => {
    const unreadable = aSuspectedSubmission({ leadType: 'subscription' });
    const { release, left } = suspected(unreadable, one);
    await expect(release.all([unreadable.id, one.id], ANA)).rejects.toThrow('Nobody releases');
    expect(left()).toEqual([unreadable.id, one.id]);
  });
});
