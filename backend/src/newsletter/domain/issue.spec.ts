import { domainErrorOf } from '../../platform/testing/domain-errors.js';
import { anIssue } from '../testing/builders.js';
import {
  assertDeletable,
  beginSending,
  cancelSending,
  endSending,
  isDue,
  type Issue,
  ISSUE_STATES,
  type IssueState,
  pauseSending,
  planSending,
  takeBackIssue,
  endHold,
  resumeSending,
  writeIssue,
} from './issue.js';

const NOW = '2026-11-22T09:00:00.000Z';
const SECOND_LATER = '2026-11-22T09:00:01.000Z';
const HOLD_END = '2026-11-22T09:00:30.000Z';
const EARLIER = '2026-11-22T08:00:00.000Z';

const TRANSITIONS: Record<string, { of: readonly IssueState[]; act: (issue: Issue) => unknown }> = {
  'taken back': { of: ['scheduled'], act: (issue) => takeBackIssue(issue, NOW) },
  'sent at once': { of: ['scheduled'], act: (issue) => endHold(issue, NOW) },
  planned: { of: ['draft'], act: (issue) => planSending(issue, null, NOW) },
  paused: { of: ['scheduled', 'sending'], act: (issue) => pauseSending(issue, NOW) },
  resumed: { of: ['paused'], act: (issue) => resumeSending(issue, NOW) },
  cancelled: { of: ['scheduled', 'sending', 'paused'], act: (issue) => cancelSending(issue, NOW) },
  deleted: { of: ['draft'], act: assertDeletable },
};

describe('an issue', () => {
  it.each(
    Object.entries(TRANSITIONS).flatMap(([name, { of, act }]) =>
      ISSUE_STATES.map((state) => ({ state, can: of.includes(state) ? 'can' : 'cannot', name, act })),
    ),
  )('that is $state $can be $name', ({ state, can, act }) => {
    const changed = () => act(anIssue({ state }));
    if (can === 'can') expect(changed).not.toThrow();
    else expect(domainErrorOf(changed)).toMatchObject({ kind: 'Conflict' });
  });

  it('is planned for the end of the hold or for a time within a year', () => {
    const planned = { state: 'scheduled', updatedAt: NOW };
    expect(planSending(anIssue(), null, NOW)).toMatchObject({ ...planned, sendAt: HOLD_END });
    const inAYear = '2027-11-23T09:00:00.000Z';
    for (const sendAt of [SECOND_LATER, inAYear])
      expect(planSending(anIssue(), sendAt, NOW)).toMatchObject({ ...planned, sendAt });
    for (const sendAt of [NOW, EARLIER, '2027-11-23T09:00:00.001Z'])
      expect(domainErrorOf(() => planSending(anIssue(), sendAt, NOW)).errors).toEqual({
        at: expect.any(String),
      });
  });

  it('that is taken back is the draft that it was', () => {
    const draft = anIssue();
    const later = { updatedAt: SECOND_LATER };
    expect(takeBackIssue(planSending(draft, null, NOW), SECOND_LATER)).toEqual({ ...draft, ...later });
  });

  it('is sent at once only while it is held, not when it is planned for later', () => {
    const held = planSending(anIssue(), null, NOW);
    expect(endHold(held, SECOND_LATER)).toMatchObject({ state: 'scheduled', sendAt: SECOND_LATER });
    const planned = planSending(anIssue(), '2026-11-22T09:00:31.000Z', NOW);
    expect(domainErrorOf(() => endHold(planned, NOW)).kind).toBe('Conflict');
  });

  it.each(['', ' \n\t'])('without text (%j) cannot be sent', (content) => {
    expect(domainErrorOf(() => planSending(anIssue({ content }), null, NOW)).kind).toBe('Conflict');
  });

  it('with an unknown token cannot be sent, and says where it stands', () => {
    const issue = anIssue({ subject: 'For {firstName}', content: 'Hi {firstName}, see {link}.' });
    expect(domainErrorOf(() => planSending(issue, null, NOW)).errors).toEqual({
      subject: 'Subject has {firstName}, which is not filled in',
      content: 'Content has {link}, which is not filled in',
    });
  });

  it('is due from its time on, unless it is paused', () => {
    const due = (changes: Partial<Issue>) =>
      isDue(anIssue({ state: 'scheduled', sendAt: NOW, ...changes }), NOW);
    expect([due({}), due({ sendAt: EARLIER }), due({ sendAt: SECOND_LATER })]).toEqual([true, true, false]);
    for (const state of ISSUE_STATES) expect(due({ state })).toBe(state === 'scheduled');
  });

  it('keeps when it began, was paused, resumed and ended', () => {
    const begun = beginSending(anIssue({ state: 'scheduled', sendAt: EARLIER }), 'three-questions', NOW);
    expect(begun).toMatchObject({ state: 'sending', slug: 'three-questions', startedAt: NOW, endedAt: null });
    const resumed = resumeSending(pauseSending(begun, SECOND_LATER), SECOND_LATER);
    expect(resumed).toEqual({ ...begun, updatedAt: SECOND_LATER });
    expect(endSending(resumed, SECOND_LATER)).toMatchObject({ state: 'sent', endedAt: SECOND_LATER });
    expect(cancelSending(resumed, SECOND_LATER)).toMatchObject({ state: 'cancelled', endedAt: SECOND_LATER });
  });

  it('that was paused before it began waits for its time again', () => {
    const scheduled = anIssue({ state: 'scheduled', sendAt: SECOND_LATER });
    expect(resumeSending(pauseSending(scheduled, NOW), NOW)).toEqual({ ...scheduled, updatedAt: NOW });
  });
});

describe('the text of an issue', () => {
  const { subject, preheader, content, isPublic } = anIssue();
  const text = { subject, preheader, content, isPublic };

  it('changes while it is a draft; the same text changes nothing', () => {
    const draft = anIssue();
    expect(writeIssue(draft, { ...text, subject: 'Other' }, NOW, null)).toEqual({
      ...draft,
      subject: 'Other',
      updatedAt: NOW,
    });
    expect(writeIssue(draft, text, NOW, draft.updatedAt)).toBe(draft);
  });

  it.each(ISSUE_STATES.filter((state) => state !== 'draft'))(
    'of an issue that is %s stays, and only its place on the site changes',
    (state) => {
      const issue = anIssue({ state });
      for (const other of [{ subject: 'x' }, { preheader: 'x' }, { content: 'x' }])
        expect(domainErrorOf(() => writeIssue(issue, { ...text, ...other }, NOW, null)).kind).toBe(
          'Conflict',
        );
      expect(writeIssue(issue, { ...text, isPublic: false }, NOW, null)).toEqual({
        ...issue,
        isPublic: false,
        updatedAt: NOW,
      });
    },
  );

  it('rejects a change that is based on an older version', () => {
    const draft = anIssue();
    expect(domainErrorOf(() => writeIssue(draft, { ...text, subject: 'x' }, NOW, EARLIER)).kind).toBe(
      'Conflict',
    );
  });
});
