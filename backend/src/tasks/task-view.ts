import { ApiProperty, nullableText } from '../platform/http/api-docs.js';
import { type TaskLead } from './domain/task.js';
import { TASK_LEAD_TYPES } from './domain/task-fields.js';
import { type ListedTask, TASK_KINDS } from './task-queries.js';

/** A task in the API's description, also for the responses of other screens. */
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
  @ApiProperty({ ...nullableText, description: 'Null but for a case' }) caseTitle: string | null;
  @ApiProperty({ ...nullableText, description: 'Null for a task' }) policyId: string | null;
  @ApiProperty(nullableText) policyName: string | null;
  @ApiProperty(nullableText) assigneeId: string | null;
  @ApiProperty(nullableText) assigneeName: string | null;
  @ApiProperty() done: boolean;
  @ApiProperty() createdBy: string;
  @ApiProperty() createdAt: string;
  @ApiProperty(nullableText) doneAt: string | null;
  @ApiProperty(nullableText) doneBy: string | null;
}
