import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { anAppointment } from '../testing/builders.js';
import { recordOutcome } from './booking-outcome.js';

const rejection = (act: () => unknown) => rejectionOf(Promise.resolve().then(act));

describe('the outcome of a consultation', () => {
  it.each([
    [null, 'Held', 'Outcome: Held'],
    ['Held', 'No-show', 'Outcome changed from Held to No-show'],
    ['No-show', null, 'Outcome changed from No-show to none'],
  ] as const)('that was %s becomes %s', (before, outcome, actionDetails) => {
    const booking = anAppointment({ outcome: before });
    expect(recordOutcome(booking, outcome, true)).toEqual({
      lead: { ...booking, outcome },
      activity: { actionType: 'outcome_recorded', actionDetails },
    });
  });

  it('that is the same changes nothing', () => {
    const booking = anAppointment({ outcome: 'Held' });
    expect(recordOutcome(booking, 'Held', true)).toEqual({ lead: booking, activity: null });
  });

  it('is rejected before the consultation has begun, and names its field', async () => {
    const sentence = 'Outcome is known only after the consultation has begun';
    expect(await rejection(() => recordOutcome(anAppointment(), 'Held', false))).toEqual({
      kind: 'Invalid',
      message: sentence,
      errors: { outcome: sentence },
    });
  });

  it('is rejected for a cancelled consultation', async () => {
    const booking = anAppointment({ cancelledAt: '2026-11-20T02:00:00.000Z' });
    expect(await rejection(() => recordOutcome(booking, 'No-show', true))).toMatchObject({
      kind: 'Conflict',
    });
  });

  it('can be taken back at any time', () => {
    const booking = anAppointment({ outcome: 'Held' });
    expect(recordOutcome(booking, null, false).lead.outcome).toBeNull();
  });
});
