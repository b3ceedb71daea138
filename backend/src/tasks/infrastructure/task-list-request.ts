import { Invalid } from '../../platform/domain-error.js';
import { parseListQuery } from '../../platform/http/list-query.js';
import { TASK_SORTS, TASK_STATES, type TaskPageRequest, type TaskSort } from '../task-queries.js';
import { TASK_LEAD_TYPES, type TaskLead } from '../domain/task.js';

const DEFAULT_RANGE = { offset: 0, limit: 100 };

type Check = (value: unknown) => boolean;

const isOneOf =
  (words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
const isId: Check = (value) => typeof value === 'string' && value.length <= 36;

const FILTERS: Readonly<Record<string, Check>> = {
  state: isOneOf(TASK_STATES),
  assigneeId: isId,
  leadType: isOneOf(TASK_LEAD_TYPES),
  leadId: isId,
};

/** The requested page of tasks; throws `Invalid` for anything that the list does not offer. */
export function taskPageRequest(query: Readonly<Record<string, unknown>>, today: string): TaskPageRequest {
  const { sort, range, filter } = parseListQuery(query);
  for (const [name, value] of Object.entries(filter))
    if (!(Object.hasOwn(FILTERS, name) && FILTERS[name]?.(value)))
      throw new Invalid({ filter: `Filter ${name.slice(0, 40)} is not accepted` });
  if (sort && !(TASK_SORTS as readonly string[]).includes(sort.field))
    throw new Invalid({ sort: `Sort must be by one of: ${TASK_SORTS.join(', ')}` });
  const { leadType, leadId, ...rest } = filter as TaskPageRequest['filter'] & Partial<TaskLead>;
  if ((leadType === undefined) !== (leadId === undefined))
    throw new Invalid({ filter: 'Filter leadType and leadId must be given together' });
  return {
    filter: { ...rest, ...(leadType && leadId !== undefined && { lead: { leadType, leadId } }) },
    sort: (sort?.field ?? 'dueDate') as TaskSort,
    order: sort?.order ?? 'ASC',
    range: range ?? DEFAULT_RANGE,
    today,
  };
}
