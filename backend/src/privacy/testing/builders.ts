import { newId } from '../../platform/clock.js';
import type { Breach } from '../domain/breach.js';
import type { LegalHold } from '../domain/legal-hold.js';
import type { PrivacyRequest } from '../domain/privacy-request.js';

export function aPrivacyRequest(changes: Partial<PrivacyRequest> = {}): PrivacyRequest {
  return {
    id: newId(),
    kind: 'access',
    email: 'liza@sample.example',
    receivedOn: '2026-11-02',
    dueOn: '2026-11-23',
    state: 'open',
    outcome: null,
    note: null,
    doneAt: null,
    doneByName: null,
    ...changes,
  };
}

export function aLegalHold(changes: Partial<LegalHold> = {}): LegalHold {
  return {
    id: newId(),
    email: 'liza@sample.example',
    reason: 'A claim is in court',
    since: '2026-11-20T08:00:00.000Z',
    byName: 'Ana Cruz',
    ...changes,
  };
}

export function aBreach(changes: Partial<Breach> = {}): Breach {
  return {
    id: newId(),
    discoveredAt: '2026-11-20T08:00:00.000Z',
    what: 'A laptop was stolen',
    account: null,
    from: '2026-11-18T00:00:00.000Z',
    to: '2026-11-20T08:00:00.000Z',
    createdAt: '2026-11-20T08:30:00.000Z',
    createdByName: 'Ana Cruz',
    npcNotifiedAt: null,
    peopleNotifiedAt: null,
    closedAt: null,
    ...changes,
  };
}
