/** Roles of staff; the default of a new account is `admin_assistant` (spec §6). */
export const ROLES = ['superadmin', 'admin_assistant'] as const;
export type Role = (typeof ROLES)[number];

/** Statuses of an account (spec §4). */
export const USER_STATUSES = ['active', 'deactivated', 'removed'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
