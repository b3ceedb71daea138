import { newId } from '../../platform/clock.js';
import type { Passkey } from '../domain/second-factors.js';
import type { User } from '../domain/user.js';

export function aUser(changes: Partial<User> = {}): User {
  const id = newId();
  return {
    id,
    username: `user-${id.slice(-12)}`,
    password: 'hash of first-password',
    name: 'Ana Cruz',
    role: 'admin_assistant',
    status: 'active',
    email: null,
    resetHash: null,
    resetUntil: null,
    factorsChangedAt: null,
    deactivationNote: null,
    deactivatedBy: null,
    deactivatedAt: null,
    removedBy: null,
    removedAt: null,
    removalNote: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}

export function aSuperadmin(changes: Partial<User> = {}): User {
  return aUser({ role: 'superadmin', ...changes });
}

export function aPasskey(changes: Partial<Passkey> = {}): Passkey {
  const id = newId();
  return {
    id,
    credentialId: `credential-${id}`,
    publicKey: 'a-public-key',
    counter: 0,
    transports: [],
    name: 'Phone',
    createdAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: null,
    ...changes,
  };
}
