import type { Role, UserStatus } from '@contract';
import type { User } from '@/shared/api-types';

export const ROLE_LABELS: Record<Role, string> & Partial<Record<string, string>> = {
  superadmin: 'Superadmin',
  admin_assistant: 'Admin Assistant',
};

interface UserTab {
  readonly status: UserStatus;
  readonly label: string;
  readonly empty: { readonly title: string; readonly text: string };
}

/** The tabs of the user list (spec §2). */
export const USER_TABS: readonly UserTab[] = [
  {
    status: 'active',
    label: 'Active Users',
    empty: { title: 'No active users', text: 'Add an account for each person who works with leads.' },
  },
  {
    status: 'deactivated',
    label: 'Deactivated Users',
    empty: {
      title: 'No deactivated users',
      text: 'A deactivated account cannot sign in. It is kept here and can be restored.',
    },
  },
  {
    status: 'removed',
    label: 'Removed Users',
    empty: { title: 'No removed users', text: 'Removed accounts stay here, so that they can be restored.' },
  },
];

/** Reason and date of the removal or of the deactivation. */
export function departure(user: User): { note: string | null; date: string | null } {
  return user.status === 'removed'
    ? { note: user.removalNote, date: user.removedAt }
    : { note: user.deactivationNote, date: user.deactivatedAt };
}
