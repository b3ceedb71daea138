import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { portWith } from '../../platform/testing/port-with.js';
import { RecordingPublicContent } from '../../platform/testing/recording-public-content.js';
import { beginSending, endSending, type Issue, pauseSending } from '../domain/issue.js';
import { anIssue } from '../testing/builders.js';
import { InMemoryIssues } from '../testing/in-memory-issues.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { IssueSending, type SendingStep } from './issue-sending.js';
import type { IssueDeliveries } from './issue-deliveries.js';
import { SendIssues } from './send-issues.js';

const NOW = '2026-11-22T09:00:00.000Z';
const SECOND_LATER = '2026-11-22T09:00:01.000Z';

/** Sends an issue in `pieces`; the outbox is full after each of `full`. `done` is what was asked of it. */
class ScriptedDeliveries extends IssueSending {
  readonly done: string[] = [];
  known: Issue[] = [];
  pieces = 0;
  full: readonly number[] = [];
  begins: (issue: Issue) => Issue | null = (issue) => beginSending(issue, 'three-questions', NOW);
  /** Called when it is asked for the issues; it answers after `release`. */
  asked: () => void = () => undefined;
  release: () => void = () => undefined;

  constructor() {
    const deliveries = portWith<IssueDeliveries>({});
    super(new PassingUnitOfWork(), new InMemoryIssues(), deliveries, new FixedClock(NOW));
  }

  override async active(): Promise<Issue[]> {
    const found = this.known.filter(({ state }) => state === 'scheduled' || state === 'sending');
    await new Promise<void>((resolve) => {
      this.release = resolve;
      this.asked();
    });
    return found;
  }

  override async begin(id: string): Promise<Issue | null> {
    this.done.push(`begin ${id}`);
    const begun = this.begins(this.known.find((issue) => issue.id === id)!);
    if (begun) this.keep(begun);
    return begun;
  }

  override async advance(id: string): Promise<SendingStep | null> {
    this.done.push(`advance ${id}`);
    const issue = this.known.find((one) => one.id === id)!;
    if (issue.state !== 'sending') return null;
    const sent = issue.sent + 1;
    const advanced = sent > this.pieces ? endSending(issue, NOW) : { ...issue, sent };
    this.keep(advanced);
    return { issue: advanced, again: !this.full.includes(sent) };
  }

  private keep(issue: Issue): void {
    this.known = this.known.map((one) => (one.id === issue.id ? issue : one));
  }
}

describe('the sending of issues', () => {
  let deliveries: ScriptedDeliveries;
  let live: RecordingLiveUpdates;
  let content: RecordingPublicContent;
  let sending: SendIssues;
  let failures: unknown[];

  beforeEach(() => {
    deliveries = new ScriptedDeliveries();
    live = new RecordingLiveUpdates();
    content = new RecordingPublicContent();
    sending = new SendIssues(deliveries, live, content, new FixedClock(NOW));
    failures = [];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    const stopped = sending.stop();
    deliveries.release();
    await stopped;
    jest.useRealTimers();
  });

  const nextLook = () =>
    new Promise<void>((resolve) => {
      deliveries.asked = resolve;
    });
  async function start(): Promise<void> {
    const looks = nextLook();
    sending.start((error) => failures.push(error));
    await looks;
  }
  /** Lets it look for issues, and resolves when it has done all that it found. */
  async function look(): Promise<void> {
    const looksAgain = nextLook();
    deliveries.release();
    const waking = setInterval(() => sending.wake(), 1);
    await looksAgain;
    clearInterval(waking);
  }

  it('begins an issue at its time, and sends one after the other to the end', async () => {
    deliveries.known = [
      anIssue({ id: 'due', state: 'scheduled', sendAt: NOW }),
      anIssue({ id: 'later', state: 'scheduled', sendAt: SECOND_LATER }),
      anIssue({ id: 'begun', state: 'sending', startedAt: NOW }),
    ];
    deliveries.pieces = 1;
    await start();
    await look();
    expect(deliveries.done).toEqual([
      'begin due',
      'advance due',
      'advance due',
      'advance begun',
      'advance begun',
    ]);
    expect(deliveries.known.map(({ state }) => state)).toEqual(['sent', 'scheduled', 'sent']);
    expect(content.changes).toBe(2);
    expect(failures).toEqual([]);
  });

  it.each([
    ['was paused meanwhile', (issue: Issue) => pauseSending(issue, NOW)],
    ['is gone', () => null],
  ])('sends nothing of an issue that %s', async (_, begins) => {
    deliveries.known = [anIssue({ id: 'due', state: 'scheduled', sendAt: NOW })];
    deliveries.begins = begins;
    await start();
    await look();
    expect([deliveries.done, live.ids('newsletter_updated'), content.changes]).toEqual([
      ['begin due'],
      [],
      0,
    ]);
  });

  it('leaves an issue that was paused between two steps', async () => {
    const issue = anIssue({ id: 'begun', state: 'sending', startedAt: NOW });
    deliveries.known = [issue];
    await start();
    deliveries.known = [pauseSending(issue, NOW)];
    await look();
    expect([deliveries.done, live.ids('newsletter_updated'), failures]).toEqual([['advance begun'], [], []]);
  });

  it('leaves off while the outbox is full, and goes on at the next look', async () => {
    deliveries.known = [anIssue({ id: 'begun', state: 'sending', startedAt: NOW })];
    [deliveries.pieces, deliveries.full] = [2, [1]];
    await start();
    await look();
    expect(deliveries.done).toEqual(['advance begun']);
    await look();
    expect(deliveries.known).toMatchObject([{ state: 'sent', sent: 2 }]);
  });

  describe('tells the consoles', () => {
    // a tenth of a second for each step
    beforeEach(() => {
      jest.spyOn(performance, 'now').mockImplementation(() => deliveries.done.length * 100);
    });

    it('of each state, and of progress once a second at most', async () => {
      deliveries.known = [anIssue({ id: 'due', state: 'scheduled', sendAt: NOW })];
      deliveries.pieces = 20;
      await start();
      await look();
      const [begun, progress, sent] = [1, 2, 1];
      expect(live.ids('newsletter_updated')).toEqual(
        Array.from({ length: begun + progress + sent }, () => 'due'),
      );
    });

    it('nothing while there is no progress', async () => {
      const issue = anIssue({ id: 'begun', state: 'sending', startedAt: NOW });
      deliveries.known = [issue];
      deliveries.advance = async (id) => {
        deliveries.done.push(`advance ${id}`);
        return { issue, again: deliveries.done.length < 30 };
      };
      await start();
      await look();
      expect(deliveries.done).toHaveLength(30);
      expect(live.ids('newsletter_updated')).toEqual(['begun']);
    });
  });

  it('reports the first failure of a series, and goes on', async () => {
    const problems = [new Error('one'), new Error('two'), null, new Error('three')];
    let looks = 0;
    const ended = new Promise<void>((resolve) => {
      deliveries.active = async () => {
        const problem = problems[looks++];
        if (looks > problems.length) resolve();
        if (problem) throw problem;
        return [];
      };
    });
    sending.start((error) => failures.push(error));
    const waking = setInterval(() => sending.wake(), 1);
    await ended;
    clearInterval(waking);
    expect(failures).toEqual([problems[0], problems[3]]);
  });

  it('looks again after a second without being woken', async () => {
    jest.useFakeTimers();
    await start();
    const asked = jest.fn();
    deliveries.asked = asked;
    deliveries.release();
    await jest.advanceTimersByTimeAsync(999);
    expect(asked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('stops after the step at hand, and looks no more', async () => {
    const issue = anIssue({ id: 'begun', state: 'sending', startedAt: NOW });
    deliveries.known = [issue];
    let end = () => {};
    const begun = new Promise<void>((resolve) => {
      deliveries.advance = async (id) => {
        deliveries.done.push(`advance ${id}`);
        resolve();
        await new Promise<void>((ended) => (end = ended));
        return { issue, again: true };
      };
    });
    await start();
    deliveries.release();
    await begun;
    const asked = jest.fn();
    deliveries.asked = asked;
    const stopped = jest.fn();
    const stopping = sending.stop().then(stopped);
    await new Promise(setImmediate);
    expect(stopped).not.toHaveBeenCalled();
    end();
    await stopping;
    expect(deliveries.done).toEqual(['advance begun']);
    expect(asked).not.toHaveBeenCalled();
  });
});
