import { ApiProperty } from '../../platform/http/api-docs.js';
import { Invalid } from '../../platform/domain-error.js';
import { Flag, Label, OneOf, Text } from '../../platform/http/fields.js';
import { TASK_LEAD_TYPES, type TaskChange, type TaskLead } from '../domain/task.js';
import { type ListedTask, TASK_KINDS } from '../task-queries.js';

export class NewTaskBody {
  @Text({ max: 200 }) title: string;
  @Text({ max: 10, tooLong: 'field.real-date' }) dueDate: string;
  @OneOf(TASK_LEAD_TYPES, { optional: true }) leadType?: TaskLead['leadType'] | null;
  @Label('Lead') @Text({ max: 36, optional: true }) leadId?: string | null;
  @Label('Client') @Text({ max: 36, optional: true }) clientId?: string | null;
  /** The signed-in user when it is left out; null is nobody. */
  @Label('Assignee') @Text({ max: 36, optional: true }) assigneeId?: string | null;
  @Flag({ optional: true }) done?: boolean | null;
}

export class TaskChangeBody {
  @Text({ max: 200, optional: true }) title?: string | null;
  @Text({ max: 10, optional: true, tooLong: 'field.real-date' }) dueDate?: string | null;
  /** null is nobody. */
  @Label('Assignee') @Text({ max: 36, optional: true }) assigneeId?: string | null;
  @Flag({ optional: true }) done?: boolean | null;
}

const nullableText = { type: String, nullable: true } as const;

export class TaskView implements ListedTask {
  @ApiProperty({ enum: TASK_KINDS }) kind: ListedTask['kind'];
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() dueDate: string;
  @ApiProperty({ enum: TASK_LEAD_TYPES, nullable: true }) leadType: TaskLead['leadType'] | null;
  @ApiProperty(nullableText) leadId: string | null;
  @ApiProperty(nullableText) leadName: string | null;
  @ApiProperty(nullableText) clientId: string | null;
  @ApiProperty(nullableText) clientName: string | null;
  @ApiProperty({ ...nullableText, description: 'Null for a task' }) caseTitle: string | null;
  @ApiProperty({ ...nullableText, description: 'Of the case' }) policyId: string | null;
  @ApiProperty(nullableText) policyName: string | null;
  @ApiProperty(nullableText) assigneeId: string | null;
  @ApiProperty(nullableText) assigneeName: string | null;
  @ApiProperty() done: boolean;
  @ApiProperty() createdBy: string;
  @ApiProperty() createdAt: string;
  @ApiProperty(nullableText) doneAt: string | null;
  @ApiProperty(nullableText) doneBy: string | null;
}

/** The lead of a new task; rejects half of one. */
export function leadIn({ leadType, leadId }: NewTaskBody): TaskLead | null {
  if (leadType && leadId) return { leadType, leadId };
  if (leadType || leadId) throw new Invalid({ leadId: 'lead.type-with-id' });
  return null;
}

/** A missing title, due date or `done`, or null, stays as it is. */
export function changeIn({ title, dueDate, assigneeId, done }: TaskChangeBody): TaskChange {
  return {
    title: title ?? undefined,
    dueDate: dueDate ?? undefined,
    assigneeId,
    done: done ?? undefined,
  };
}
