import pLimit from 'p-limit';
import { SERVICE_INTERESTS } from '../../calendar/domain/booking-options.js';
import type { LeadUnits } from '../application/lead-units.js';
import { BOOKING_STATUSES, type VisitorRequest } from '../domain/appointment.js';
import { type Lead, LEAD_STATUSES } from '../domain/lead.js';
import { anActivity, anAppointment, aSubscription, bookingRef, subscriptionRef } from './builders.js';

/** One of each type. */
const VISITOR_REQUESTS: readonly VisitorRequest[] = [
  {
    type: 'move',
    preferredDate: '2026-12-02',
    preferredTime: '2pm',
    message: 'After "work"\n',
    requestedAt: '2026-11-20T09:00:00.000Z',
  },
  { type: 'cancel', message: null, requestedAt: '2026-11-20T10:00:00.000Z' },
];

/** Users who look after leads. */
export const OWNERS = [
  '0198f000-0000-7000-8000-00000000000a',
  '0198f000-0000-7000-8000-00000000000b',
] as const;

/** Repeatable pseudo-random numbers from 0 up to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function chooser(seed: number) {
  const next = randomNumbers(seed);
  return <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!;
}

/** Times over many months, with one crowded hour and in it one crowded moment. */
function momentsFor(pick: ReturnType<typeof chooser>): () => string {
  const pad = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(2, '0'));
  const months = ['2025-10', '2025-12', '2026-01', '2026-02', '2026-05', '2026-08', '2026-10', '2026-11'];
  const anywhere = () => `${pick(months)}-${pick(['01', '09', '20', '28'])}T${pick(pad(24))}:30:00.000Z`;
  const crowdedHour = () => `2026-08-20T10:${pick(pad(60))}:00.000Z`;
  const oneMoment = () => '2026-08-20T10:30:00.000Z';
  return () => pick([anywhere, anywhere, anywhere, crowdedHour, oneMoment])();
}

/** Leads of both kinds in every state, with names and addresses whose byte order differs from the alphabetical one. */
export function manyLeads(count: number, seed = 7): Lead[] {
  const pick = chooser(seed);
  const moment = momentsFor(pick);
  const names = ['Ana', 'ana', 'Ñora', 'Nora', 'Zoë', 'zoe', '保险', '😀', '\uffee', 'Élise', 'de la Cruz'];
  return Array.from({ length: count }, (_, index): Lead => {
    const shared = {
      firstName: pick(names),
      email: `${pick(['a', 'B', 'ñ', 'z'])}${index}@sample.example`,
      leadStatus: pick(LEAD_STATUSES),
      createdAt: moment(),
      ownerId: pick([null, null, ...OWNERS]),
      answeredAt: pick([null, '2026-11-20T11:00:00.000Z']),
      nextTaskDue: pick([null, null, '2026-11-19', '2026-11-25', '2026-12-01']),
    };
    if (pick([true, true, false]))
      return anAppointment({
        ...shared,
        lastName: pick(names),
        preferredDate: `2026-1${pick([0, 1, 2])}-${pick(['01', '15', '28'])}`,
        serviceInterest: pick(SERVICE_INTERESTS),
        bookingStatus: pick(BOOKING_STATUSES),
        premiumFrequency: pick([null, null, 'monthly', 'annual']),
        visitorRequest: pick([null, null, ...VISITOR_REQUESTS]),
        cancelledAt: index % 7 === 0 ? '2026-11-20T12:00:00.000Z' : null,
      });
    return aSubscription(shared);
  });
}

/** Stores the leads unchanged, each with its first activity. */
export async function storeLeads(units: LeadUnits, leads: readonly Lead[]): Promise<void> {
  // no more at once than the pool has connections
  const few = pLimit(10);
  await Promise.all(
    leads.map((lead) =>
      few((): Promise<unknown> => {
        if (lead.leadType === 'appointment') return units.addAppointment(lead, anActivity(bookingRef(lead)));
        return units.addSubscription(lead, anActivity(subscriptionRef(lead)));
      }),
    ),
  );
}
