import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { RecordingPublicContent } from '../../platform/testing/recording-public-content.js';
import { ISSUE_STATES, type Issue } from '../domain/issue.js';
import { anIssue } from '../testing/builders.js';
import { InMemoryIssues } from '../testing/in-memory-issues.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { IssueChanges } from './issue-changes.js';
import { WriteIssues } from './write-issues.js';

const NOW = '2026-11-22T09:00:00.000Z';
const TEXT = { subject: 'Three questions', preheader: 'Before you buy', content: 'Read.', isPublic: true };

async function office(changes: Partial<Issue> = {}) {
  const [issues, live, content] = [
    new InMemoryIssues(),
    new RecordingLiveUpdates(),
    new RecordingPublicContent(),
  ];
  const issue = anIssue(changes);
  issues.keep(issue);
  return {
    issues,
    live,
    content,
    issue,
    writing: new WriteIssues(
      new IssueChanges(new PassingUnitOfWork(), issues, live),
      content,
      new FixedClock(NOW),
    ),
  };
}

describe('staff', () => {
  it('begin an issue as a draft of their own', async () => {
    const { writing, issues, live } = await office();
    const added = await writing.add(TEXT, { id: 'ana' });
    expect(added).toMatchObject({ ...TEXT, state: 'draft', createdBy: 'ana', createdAt: NOW });
    expect(await issues.find(added.id)).toEqual(added);
    expect(live.ids('newsletter_updated')).toEqual([added.id]);
  });

  it('change the text of a draft, which the site does not show', async () => {
    const { writing, issues, live, content, issue } = await office();
    const changed = { ...issue, subject: 'Other', updatedAt: NOW };
    expect(await writing.change(issue.id, { ...TEXT, subject: 'Other' }, issue.updatedAt)).toEqual(changed);
    expect(await issues.find(issue.id)).toEqual(changed);
    expect([live.ids('newsletter_updated'), content.changes]).toEqual([[issue.id], 0]);
  });

  it.each(ISSUE_STATES)(
    'change whether an issue that is %s is public; the site shows sent ones',
    async (state) => {
      const { writing, live, content, issue } = await office({ state });
      await writing.change(issue.id, { ...TEXT, isPublic: false }, null);
      expect([live.ids('newsletter_updated'), content.changes]).toEqual([
        [issue.id],
        state === 'sent' ? 1 : 0,
      ]);
    },
  );

  it('change nothing with the same text', async () => {
    const { writing, live, content, issue } = await office({ state: 'sent' });
    expect(await writing.change(issue.id, TEXT, null)).toEqual(issue);
    expect([live.ids('newsletter_updated'), content.changes]).toEqual([[], 0]);
  });

  it('reject a change of an issue that is unknown or was changed by another user in the meantime', async () => {
    const { writing, live, issue } = await office();
    const other = { ...TEXT, subject: 'Other' };
    expect((await rejectionOf(writing.change(issue.id, other, NOW))).kind).toBe('Conflict');
    expect((await rejectionOf(writing.change('unknown', other, null))).kind).toBe('NotFound');
    expect(live.ids('newsletter_updated')).toEqual([]);
  });

  it('delete a draft, and nothing else', async () => {
    const { writing, issues, live, issue } = await office();
    await writing.remove(issue.id);
    expect(await issues.find(issue.id)).toBeNull();
    expect((await rejectionOf(writing.remove(issue.id))).kind).toBe('NotFound');
    expect(live.ids('newsletter_updated')).toEqual([issue.id]);
    const sent = anIssue({ state: 'sent' });
    issues.keep(sent);
    expect((await rejectionOf(writing.remove(sent.id))).kind).toBe('Conflict');
    expect(await issues.find(sent.id)).toEqual(sent);
  });
});
