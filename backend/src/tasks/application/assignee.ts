import { Invalid } from '../../platform/domain-error.js';
import type { ActiveUsers } from '../../users/active-users.js';

/** Rejects an assignee who is not an active user. */
export async function assertActive(users: ActiveUsers, assigneeId: string | null): Promise<void> {
  if (assigneeId !== null && !(await users.byId(assigneeId)))
    throw new Invalid({ assigneeId: 'task.assignee-not-active' });
}
