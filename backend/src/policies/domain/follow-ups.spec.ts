import { aPayment, aStoredPolicy } from '../testing/builders.js';
import { afterChange, afterGrace, afterPayments, firstToldDay } from './follow-ups.js';
import { withLines } from './payment-lines.js';

const BY = { id: 'ana', name: 'Ana Cruz' };
const AT = '2026-11-20T08:00:00.000Z';

describe('after payments', () => {
  const stored = aStoredPolicy({ startsOn: '2026-10-31' });
  const { policy } = stored;
  const [first, second] = stored.premiums.map(({ id }) => id) as [string, string];
  const after = (...lines: ReturnType<typeof aPayment>[]) => ({
    ...stored,
    premiums: withLines(stored.premiums, lines),
  });

  it('the timeline says each that was recorded, and not what follows from them', () => {
    const [recorded, carried] = [aPayment(first), aPayment(second)];
    const { timeline } = afterPayments(after(recorded, carried), [recorded]);
    const actionDetails = 'Payment of the premium of Sun Life Term 20 due 2026-10-31 recorded';
    const event = { actionType: 'premium_paid', actionDetails };
    expect(timeline).toEqual([{ clientId: policy.clientId, event, by: BY, at: AT }]);
  });
});

describe('after a change of a policy', () => {
  const { policy } = aStoredPolicy();

  it('the timeline of its owner and webhooks are told', () => {
    expect(afterChange(null, policy, BY)).toEqual({
      timeline: [
        {
          clientId: policy.clientId,
          event: { actionType: 'policy_added', actionDetails: 'Policy Sun Life Term 20 added' },
          by: BY,
          at: policy.updatedAt,
        },
      ],
      outbound: { type: 'policy.updated', id: policy.id },
    });
    expect(afterChange(policy, { ...policy, remarks: 'x' }, BY).timeline).toHaveLength(1);
  });

  it('of the owner the timelines of both are told', () => {
    const { timeline } = afterChange(policy, { ...policy, clientId: 'noel' }, BY);
    expect(timeline!.map(({ clientId }) => clientId)).toEqual(['noel', policy.clientId]);
  });
});

test('a premium past grace is told once, also a week later', () => {
  expect(firstToldDay('2026-11-20')).toBe('2026-11-13');
  expect(afterGrace({ id: 'premium', clientId: 'liza' })).toEqual({
    type: 'premium.past_grace',
    id: 'premium',
    aboutId: 'liza',
    dedupKey: 'past_grace:premium',
  });
});
