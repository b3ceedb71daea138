import type { ScreeningProvider } from '../admin/ground/api/screeningProvider';
import type { BlockedSender, SuspectedSubmission } from '../shared/api-types';
import type { FakeTools } from './fakeTools';

/** A suspected booking; set only the fields that matter to the test. */
export function aSuspectedSubmission(changes: Partial<SuspectedSubmission> = {}): SuspectedSubmission {
  return {
    id: 'submission-1',
    leadType: 'appointment',
    reference: '7KM-2QXP',
    reason: 'honeypot',
    firstName: 'Robo',
    lastName: 'Bot',
    email: 'robo@spam.example',
    phone: '+63 917 000 0101',
    dateOfBirth: '1990-01-01',
    preferredDate: '2026-12-01',
    preferredTime: '9am',
    serviceInterest: 'insurance',
    notes: 'Buy now',
    createdAt: '2026-11-22T02:00:00.000Z',
    ...changes,
  };
}

export interface ScreeningData {
  suspected: SuspectedSubmission[];
  blocked: BlockedSender[];
}

export const nothingSuspected = (): ScreeningData => ({ suspected: [], blocked: [] });

/** The screening's part of the fake provider. */
export function fakeScreening({ data, change }: FakeTools<ScreeningData>): ScreeningProvider {
  const remove = (gone: (submission: SuspectedSubmission) => boolean) => {
    const before = data.suspected.length;
    data.suspected = data.suspected.filter((submission) => !gone(submission));
    return before - data.suspected.length;
  };
  return {
    releaseSubmissions: (ids) => change('releaseSubmissions', () => remove(({ id }) => ids.includes(id))),
    discardSubmissions: (submissions) =>
      change('discardSubmissions', () =>
        remove(({ id, reason }) =>
          'ids' in submissions ? submissions.ids.includes(id) : submissions.reason === reason,
        ),
      ),
  };
}
