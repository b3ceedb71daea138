import { portWith } from '../../platform/testing/port-with.js';
import type { Settings } from '../../settings/settings.js';
import type { DuePeople } from '../application/due-people.js';

type Parts = ReturnType<DuePeople['leavers']>;
export type Found = Parts extends AsyncGenerator<readonly (infer One)[]> ? One : never;

/** A person with a booking that is due. */
export function aDuePerson(changes: Partial<Found> = {}): Found {
  return {
    leadType: 'appointment',
    id: 'booking',
    firstName: 'Liza',
    lastName: 'Uy',
    lastContact: '2024-11-01',
    dueOn: '2026-11-01',
    email: 'liza@x.example',
    isHeld: false,
    ...changes,
  };
}

/** People who are due, in parts; `months` are those that were asked for. */
export function duePeople({
  bookings = [] as readonly (readonly Found[])[],
  leavers = [] as readonly (readonly Found[])[],
  isDue = (_email: string) => true,
}): { people: DuePeople; months: number[] } {
  const months: number[] = [];
  const people = portWith<DuePeople>({
    async *bookings(asked) {
      months.push(asked);
      yield* bookings;
    },
    async *leavers() {
      yield* leavers;
    },
    isDue: async (email, asked) => {
      months.push(asked);
      return isDue(email);
    },
  });
  return { people, months };
}

/** The settings of retention. */
export function retention(changes: { automatic?: boolean } = {}): Settings {
  const values = { automatic: true, bookingMonths: 24, mailMonths: 6, policyMonths: 120, ...changes };
  return portWith<Settings>({ read: (async () => values) as unknown as Settings['read'] });
}
