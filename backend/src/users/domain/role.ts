/** What a member of staff may do; an assistant is what a new account is (spec §6). */
export const ROLES = ['superadmin', 'admin_assistant'] as const;
export type Role = (typeof ROLES)[number];

/** Where an account stands (spec §4). */
export const USER_STATUSES = ['active', 'deactivated', 'removed'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
