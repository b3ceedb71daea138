import { newId } from '../../platform/clock.js';
import type { BlockedSender } from '../domain/blocked-sender.js';
import type { SuspectedSubmission } from '../suspected-submissions.js';

export function aSuspectedSubmission(
  changes: Partial<SuspectedSubmission> = {},
  form: Partial<SuspectedSubmission['form']> = {},
): SuspectedSubmission {
  return {
    id: newId(),
    reference: '7KM-2QXP',
    createdAt: '2026-11-20T08:00:00.000Z',
    leadType: 'appointment',
    reason: 'honeypot',
    form: { firstName: 'Liza', email: 'liza@sample.example', phone: '+63 917 000 0101', ...form },
    ...changes,
  };
}

export function aBlockedSender(changes: Partial<BlockedSender> = {}): BlockedSender {
  return {
    id: newId(),
    kind: 'email',
    value: 'robot@sample.example',
    note: null,
    createdBy: newId(),
    createdByName: 'Ana Cruz',
    createdAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}
