import type { Role, UserStatus } from '@contract';
import type { User } from '../../shared/api-types';

export const ROLE_LABELS: Record<Role, string> & Partial<Record<string, string>> = {
  superadmin: 'Superadmin',
  admin_assistant: 'Admin Assistant',
};

/** The tabs of the user list (spec §2). */
export const USER_TABS: readonly { status: UserStatus; label: string; empty: string }[] = [
  { status: 'active', label: 'Active Users', empty: 'No active users' },
  { status: 'deactivated', label: 'Deactivated Users', empty: 'No deactivated users' },
  { status: 'removed', label: 'Removed Users', empty: 'No removed users' },
];

/** Reason and date of the removal or of the deactivation. */
export function departure(user: User): { note: string | null; date: string | null } {
  return user.status === 'removed'
    ? { note: user.removalNote, date: user.removedAt }
    : { note: user.deactivationNote, date: user.deactivatedAt };
}
