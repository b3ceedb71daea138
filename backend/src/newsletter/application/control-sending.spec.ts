import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { portWith } from '../../platform/testing/port-with.js';
import type { Issue, IssueState } from '../domain/issue.js';
import { anIssue } from '../testing/builders.js';
import { InMemoryIssues } from '../testing/in-memory-issues.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { ControlSending } from './control-sending.js';
import { IssueChanges } from './issue-changes.js';
import type { IssueDeliveries } from './issue-deliveries.js';
import type { SendIssues } from './send-issues.js';

const NOW = '2026-11-22T09:00:00.000Z';
const HOLD_END = '2026-11-22T09:00:30.000Z';
const TOMORROW = '2026-11-23T09:00:00.000Z';

async function office(changes: Partial<Issue> = {}) {
  const [issues, live, issue] = [new InMemoryIssues(), new RecordingLiveUpdates(), anIssue(changes)];
  issues.keep(issue);
  const stopped: string[] = [];
  const deliveries = portWith<IssueDeliveries>({
    takeBack: async (_unit, id) => void stopped.push(id),
  });
  const wake = jest.fn();
  const control = new ControlSending(
    new IssueChanges(new PassingUnitOfWork(), issues, live),
    deliveries,
    portWith<SendIssues>({ wake }),
    new FixedClock(NOW),
  );
  return { control, issues, live, wake, issue, stopped };
}

const ACTIONS: [
  name: string,
  from: IssueState,
  act: (control: ControlSending, id: string) => Promise<Issue>,
  changes: Partial<Issue>,
  takesBack: boolean,
][] = [
  ['held', 'draft', (c, id) => c.send(id, null), { state: 'scheduled', sendAt: HOLD_END }, false],
  ['taken back', 'scheduled', (c, id) => c.takeBack(id), { state: 'draft', sendAt: null }, false],
  ['sent now', 'scheduled', (c, id) => c.sendNow(id), { state: 'scheduled', sendAt: NOW }, false],
  ['planned', 'draft', (c, id) => c.send(id, TOMORROW), { state: 'scheduled', sendAt: TOMORROW }, false],
  ['paused', 'sending', (c, id) => c.pause(id), { state: 'paused' }, true],
  ['resumed', 'paused', (c, id) => c.resume(id), { state: 'scheduled' }, false],
  ['cancelled', 'sending', (c, id) => c.cancel(id), { state: 'cancelled', endedAt: NOW }, true],
];

describe.each(ACTIONS)('an issue that is %s', (_, state, act, changes, takesBack) => {
  it(`is changed; its mails ${takesBack ? 'are taken back' : 'stay'}, and the sending looks at once`, async () => {
    const { control, issues, live, wake, issue, stopped } = await office({ state });
    const changed = { ...issue, ...changes, updatedAt: NOW };
    expect(await act(control, issue.id)).toEqual(changed);
    expect(await issues.find(issue.id)).toEqual(changed);
    expect(stopped).toEqual(takesBack ? [issue.id] : []);
    expect(live.ids('newsletter_updated')).toEqual([issue.id]);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('stays as it was in a state that does not allow it, or when it is unknown', async () => {
    const { control, issues, live, wake, issue, stopped } = await office({ state: 'sent' });
    expect((await rejectionOf(act(control, issue.id))).kind).toBe('Conflict');
    expect((await rejectionOf(act(control, 'unknown'))).kind).toBe('NotFound');
    expect(await issues.find(issue.id)).toEqual(issue);
    expect([live.ids('newsletter_updated'), stopped, wake.mock.calls]).toEqual([[], [], []]);
  });
});
