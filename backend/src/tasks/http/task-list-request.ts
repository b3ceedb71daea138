import { Invalid } from '../../platform/domain-error.js';
import { oneOf, pageRequest, someIds, textUpTo } from '../../platform/http/list-query.js';
import { TASK_SORTS, TASK_STATES, type TaskPageRequest } from '../task-queries.js';
import { type TaskLead } from '../domain/task.js';
import { TASK_LEAD_TYPES } from '../domain/task-fields.js';

const FILTERS = {
  id: someIds,
  state: oneOf(TASK_STATES),
  assigneeId: textUpTo(36),
  leadType: oneOf(TASK_LEAD_TYPES),
  leadId: textUpTo(36),
  clientId: textUpTo(36),
};

/** The requested page of tasks; throws `Invalid` for anything that the list does not offer. */
export function taskPageRequest(query: Readonly<Record<string, unknown>>, today: string): TaskPageRequest {
  const { filter, ...page } = pageRequest(query, { filters: FILTERS, sorts: TASK_SORTS, order: 'ASC' });
  const {
    id: ids,
    leadType,
    leadId,
    ...rest
  } = filter as TaskPageRequest['filter'] & Partial<TaskLead> & { readonly id?: readonly string[] };
  if ((leadType === undefined) !== (leadId === undefined))
    throw new Invalid({ filter: 'list.filter-together' });
  return {
    ...page,
    filter: {
      ...rest,
      ...(ids && { ids }),
      ...(leadType && leadId !== undefined && { lead: { leadType, leadId } }),
    },
    today,
  };
}
