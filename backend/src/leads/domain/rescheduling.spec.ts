import { rejectionOf } from '../../platform/testing/domain-errors.js';
import { anAppointment } from '../testing/builders.js';
import type { VisitorRequest } from './appointment.js';
import {
  acceptRequest,
  dismissRequest,
  isOver,
  reopenRequest,
  requestChange,
  reschedule,
  type VisitorWish,
  wasInvited,
} from './rescheduling.js';

const TODAY = '2026-11-21';
const NOW = '2026-11-21T02:00:00.000Z';
const BEFORE = '2026-11-20T02:00:00.000Z';
const LATER = { preferredDate: '2026-12-02', preferredTime: '2pm' } as const;
const MOVE: VisitorWish = { type: 'move', ...LATER, message: 'After work, please' };
const CANCEL: VisitorWish = { type: 'cancel', message: null };
const open = (wish: VisitorWish): VisitorRequest => ({ ...wish, requestedAt: BEFORE });
const rejection = (act: () => unknown) => rejectionOf(Promise.resolve().then(act));

const IMPOSSIBLE = [
  ['2026-11-20', 'Preferred date must not be in the past'],
  ['2026-11-31', 'Preferred date must be a real date'],
  ['tomorrow', 'Preferred date must be a real date'],
] as const;

describe('rescheduling a booking', () => {
  it('gives it the time and records both times', () => {
    const booking = anAppointment();
    expect(reschedule(booking, LATER, TODAY)).toEqual({
      lead: { ...booking, ...LATER },
      activity: {
        actionType: 'booking_rescheduled',
        actionDetails: 'Moved from 2026-11-25, 9am to 2026-12-02, 2pm',
      },
    });
  });

  it('removes the outcome', () => {
    expect(reschedule(anAppointment({ outcome: 'No-show' }), LATER, TODAY).lead.outcome).toBeNull();
  });

  it.each([
    ['today', { preferredDate: TODAY, preferredTime: '9am' }],
    ['a Sunday', { preferredDate: '2026-11-29', preferredTime: '4pm' }],
    ['a day far ahead', { preferredDate: '2030-01-01', preferredTime: '1pm' }],
  ] as const)('takes %s', (_, to) => {
    expect(reschedule(anAppointment(), to, TODAY).lead).toMatchObject(to);
  });

  it.each(IMPOSSIBLE)('to %s is rejected: %s', async (preferredDate, sentence) => {
    expect(await rejection(() => reschedule(anAppointment(), { ...LATER, preferredDate }, TODAY))).toEqual({
      kind: 'Invalid',
      message: sentence,
      errors: { preferredDate: sentence },
    });
  });

  it('to the time that it has changes nothing, also when its day has passed', () => {
    for (const preferredDate of ['2026-11-25', '2026-11-01']) {
      const booking = anAppointment({ ...LATER, preferredDate, visitorRequest: open(MOVE) });
      expect(reschedule(booking, { ...LATER, preferredDate }, TODAY)).toEqual({
        lead: booking,
        activity: null,
      });
    }
  });

  it.each([
    ['Pending', 0],
    ['Hold', 0],
    ['Confirmed', 1],
  ] as const)('that is %s adds %d to the sequence of its invitation', (bookingStatus, added) => {
    const booking = anAppointment({ bookingStatus, calendarSequence: 3 });
    expect(reschedule(booking, LATER, TODAY).lead.calendarSequence).toBe(3 + added);
  });

  it('settles an open wish for another time, but not the wish to cancel, and restores a cancelled booking', () => {
    const wishing = anAppointment({ visitorRequest: open(MOVE), cancelledAt: BEFORE });
    const { lead } = reschedule(wishing, { ...LATER, preferredTime: '3pm' }, TODAY);
    expect(lead).toMatchObject({ visitorRequest: null, cancelledAt: null });
    const cancelling = anAppointment({ visitorRequest: open(CANCEL) });
    expect(reschedule(cancelling, LATER, TODAY).lead.visitorRequest).toEqual(open(CANCEL));
  });
});

describe('a request of the visitor', () => {
  it('for another time is kept beside the booking and recorded', () => {
    const booking = anAppointment({ bookingStatus: 'Confirmed' });
    expect(requestChange(booking, MOVE, TODAY, NOW)).toEqual({
      lead: { ...booking, visitorRequest: { ...MOVE, requestedAt: NOW } },
      activity: {
        actionType: 'visitor_request',
        actionDetails: 'The visitor asked for another time: 2026-12-02, 2pm',
      },
    });
  });

  it('to cancel is kept beside the booking and recorded, without its reason', () => {
    const booking = anAppointment();
    const wish = { type: 'cancel', message: 'My doctor says no' } as const;
    expect(requestChange(booking, wish, TODAY, NOW)).toEqual({
      lead: { ...booking, visitorRequest: { ...wish, requestedAt: NOW } },
      activity: {
        actionType: 'visitor_request',
        actionDetails: 'The visitor asked to cancel the consultation',
      },
    });
  });

  it.each<[string, VisitorWish, VisitorWish]>([
    ['another time', MOVE, { ...MOVE, preferredTime: '3pm' }],
    ['another day', MOVE, { ...MOVE, preferredDate: '2026-12-03' }],
    ['another message', MOVE, { ...MOVE, message: null }],
    ['the wish to cancel', MOVE, CANCEL],
    ['a wish for another time', CANCEL, MOVE],
    ['another reason', CANCEL, { ...CANCEL, message: 'Ill' }],
  ])('is replaced by %s', (_, first, second) => {
    const booking = anAppointment({ visitorRequest: open(first) });
    const { lead, activity } = requestChange(booking, second, TODAY, NOW);
    expect([lead.visitorRequest, activity?.actionType]).toEqual([
      { ...second, requestedAt: NOW },
      'visitor_request',
    ]);
  });

  it.each([MOVE, CANCEL])('of type $type sent again changes nothing', (wish) => {
    const booking = anAppointment({ visitorRequest: open(wish) });
    expect(requestChange(booking, wish, TODAY, NOW)).toEqual({ lead: booking, activity: null });
  });

  it.each(IMPOSSIBLE)('for %s is rejected: %s', async (preferredDate, sentence) => {
    const wish = { ...MOVE, preferredDate } as VisitorWish;
    expect(await rejection(() => requestChange(anAppointment(), wish, TODAY, NOW))).toMatchObject({
      kind: 'Invalid',
      errors: { preferredDate: sentence },
    });
  });

  it('is rejected when the day of the consultation has passed, and taken on that day', async () => {
    const over = anAppointment({ preferredDate: '2026-11-20' });
    expect([isOver(over, TODAY), isOver({ ...over, preferredDate: TODAY }, TODAY)]).toEqual([true, false]);
    for (const wish of [MOVE, CANCEL])
      expect(await rejection(() => requestChange(over, wish, TODAY, NOW))).toMatchObject({
        kind: 'Conflict',
      });
    expect(requestChange({ ...over, preferredDate: TODAY }, CANCEL, TODAY, NOW).activity).not.toBeNull();
  });

  it('to cancel a cancelled booking is rejected, and one for another time is taken', async () => {
    const cancelled = anAppointment({ cancelledAt: BEFORE });
    expect(await rejection(() => requestChange(cancelled, CANCEL, TODAY, NOW))).toMatchObject({
      kind: 'Conflict',
    });
    expect(requestChange(cancelled, MOVE, TODAY, NOW).activity).not.toBeNull();
  });
});

describe('accepting a request', () => {
  it('for another time reschedules the booking and settles the request', () => {
    const booking = anAppointment({ bookingStatus: 'Confirmed', visitorRequest: open(MOVE) });
    expect(acceptRequest(booking, TODAY, NOW)).toEqual({
      lead: { ...booking, ...LATER, calendarSequence: 1, visitorRequest: null },
      activity: {
        actionType: 'booking_rescheduled',
        actionDetails: 'Moved from 2026-11-25, 9am to 2026-12-02, 2pm',
      },
    });
  });

  it('for the time that the booking has by now settles the request', () => {
    const booking = anAppointment({ ...LATER, visitorRequest: open(MOVE) });
    expect(acceptRequest(booking, TODAY, NOW).lead.visitorRequest).toBeNull();
  });

  it('for a day that has passed since is rejected', async () => {
    const booking = anAppointment({ visitorRequest: open(MOVE) });
    expect(await rejection(() => acceptRequest(booking, '2026-12-03', NOW))).toMatchObject({
      kind: 'Invalid',
      errors: { preferredDate: 'Preferred date must not be in the past' },
    });
  });

  it.each([
    ['Pending', 0, false, 0],
    ['Hold', 2, true, 3],
    ['Confirmed', 0, true, 1],
  ] as const)(
    'to cancel keeps the %s booking with its status and withdraws an invitation (sequence %d, invited %s)',
    (bookingStatus, calendarSequence, invited, after) => {
      const booking = anAppointment({ bookingStatus, calendarSequence, visitorRequest: open(CANCEL) });
      expect(wasInvited(booking)).toBe(invited);
      expect(acceptRequest(booking, TODAY, NOW)).toEqual({
        lead: { ...booking, visitorRequest: null, cancelledAt: NOW, calendarSequence: after },
        activity: {
          actionType: 'booking_cancelled',
          actionDetails: 'Consultation of 2026-11-25, 9am cancelled as the visitor asked',
        },
      });
    },
  );
});

describe('dismissing a request', () => {
  it.each([
    [MOVE, 'Request for another time dismissed'],
    [CANCEL, 'Request to cancel the consultation dismissed'],
  ])('of type $type leaves the booking as it is', (wish, actionDetails) => {
    const booking = anAppointment({ visitorRequest: open(wish) });
    expect(dismissRequest(booking)).toEqual({
      lead: { ...booking, visitorRequest: null },
      activity: { actionType: 'visitor_request_dismissed', actionDetails },
    });
  });
});

describe('without an open request', () => {
  it('there is nothing to accept or dismiss', async () => {
    for (const act of [
      () => acceptRequest(anAppointment(), TODAY, NOW),
      () => dismissRequest(anAppointment()),
    ])
      expect(await rejection(act)).toEqual({
        kind: 'Conflict',
        message: 'The visitor has no open request',
      });
  });
});

describe('taking back that a wish was accepted', () => {
  const accepted = { ...anAppointment(), ...LATER };
  const earlier = {
    preferredDate: '2026-11-25',
    preferredTime: '9am',
    message: 'Please',
    requestedAt: BEFORE,
  } as const;

  it('gives the booking its earlier time and its open request', () => {
    const { lead, activity } = reopenRequest(accepted, earlier);
    expect(lead).toEqual({
      ...accepted,
      preferredDate: '2026-11-25',
      preferredTime: '9am',
      visitorRequest: { type: 'move', ...LATER, message: 'Please', requestedAt: BEFORE },
    });
    expect(activity).toEqual({
      actionType: 'booking_rescheduled',
      actionDetails:
        'Moved back from 2026-12-02, 2pm to 2026-11-25, 9am; the visitor still asks for another time',
    });
  });

  it.each([
    ['is Confirmed', { bookingStatus: 'Confirmed' }],
    ['is cancelled', { cancelledAt: NOW }],
    ['has another request', { visitorRequest: open(CANCEL) }],
  ] as const)('is rejected for a booking that %s', async (_, changes) => {
    expect(await rejection(() => reopenRequest({ ...accepted, ...changes }, earlier))).toMatchObject({
      kind: 'Conflict',
    });
  });
});
