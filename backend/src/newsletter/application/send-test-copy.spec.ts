import type { MailAddresses } from '../../mail/mail-addresses.js';
import { RecordingOutbox } from '../../mail/testing/recording-outbox.js';
import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import { portWith } from '../../platform/testing/port-with.js';
import { InMemoryActiveUsers } from '../../users/testing/in-memory-active-users.js';
import { anIssue } from '../testing/builders.js';
import { InMemoryIssues } from '../testing/in-memory-issues.js';
import { PassingUnitOfWork } from '../../platform/testing/passing-unit-of-work.js';
import { RecordingLiveUpdates } from '../../platform/testing/recording-live-updates.js';
import { IssueChanges } from './issue-changes.js';
import { SendTestCopy } from './send-test-copy.js';
import { TestRecipients } from './test-recipients.js';

const OWNER = { id: 'maria', name: 'Maria Reyes', role: 'superadmin' } as const;
const ASSISTANT = { id: 'ben', name: 'Ben', role: 'admin_assistant' } as const;

describe('a test copy of an issue', () => {
  const [issues, issue] = [new InMemoryIssues(), anIssue()];
  let outbox: RecordingOutbox;
  let copying: SendTestCopy;

  beforeEach(() => {
    issues.keep(issue);
    outbox = new RecordingOutbox();
    copying = new SendTestCopy(
      issues,
      new IssueChanges(new PassingUnitOfWork(), issues, new RecordingLiveUpdates()),
      outbox,
      new TestRecipients(
        portWith<MailAddresses>({ staffTo: ['office@reyes.example'] }),
        new InMemoryActiveUsers(ASSISTANT),
      ),
      new FixedClock('2026-11-22T09:00:00.000Z'),
    );
  });

  it('is a mail without a subscriber, which is useful for an hour', async () => {
    const [first, second] = [
      await copying.execute(issue.id, 'ana@x.example', OWNER),
      await copying.execute(issue.id, 'b@x.example', OWNER),
    ];
    expect(outbox.changes[0]).toEqual({
      add: [
        {
          id: first,
          kind: 'newsletter',
          recipient: 'ana@x.example',
          lead: null,
          dueAt: null,
          data: {
            issueId: issue.id,
            subject: issue.subject,
            subscriptionId: null,
            token: null,
            firstName: 'Maria',
          },
          dedupKey: `newsletter-test:${first}`,
          usefulUntil: '2026-11-22T10:00:00.000Z',
        },
      ],
    });
    expect(outbox.changes[1]).toMatchObject({ add: [{ id: second, recipient: 'b@x.example' }] });
    expect(second).not.toBe(first);
    expect(await issues.find(issue.id)).toEqual({ ...issue, testedAt: '2026-11-22T09:00:00.000Z' });
    expect(outbox.wakes).toBe(2);
  });

  it('of an assistant goes to the own address or that of the office, and to nobody else', async () => {
    for (const to of ['Ben@office.example', 'office@REYES.example'])
      await copying.execute(issue.id, to, ASSISTANT);
    expect(outbox.changes).toHaveLength(2);
    const { kind, errors } = await rejectionOf(copying.execute(issue.id, 'victim@x.example', ASSISTANT));
    expect([kind, Object.keys(errors ?? {})]).toEqual(['Invalid', ['to']]);
    expect(outbox.changes).toHaveLength(2);
  });

  it('is not sent of an unknown issue', async () => {
    expect((await rejectionOf(copying.execute('unknown', 'ana@x.example', OWNER))).kind).toBe('NotFound');
    expect(outbox.changes).toEqual([]);
  });
});
