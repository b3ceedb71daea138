import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { Audited } from '../../platform/http/audited.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { AddTask } from '../application/add-task.js';
import { ChangeTask } from '../application/change-task.js';
import { DeleteTask } from '../application/delete-task.js';
import { TaskQueries } from '../task-queries.js';
import { TaskView } from '../task-view.js';
import type { Task } from '../domain/task.js';
import { changeIn, leadIn, NewTaskBody, TaskChangeBody } from './tasks.dto.js';

/** What staff want to do by a day, for a lead, a client or nobody. */
@ApiTags('tasks')
@AllowTo('staff')
@Controller('api/admin/tasks')
export class TasksController {
  constructor(
    private readonly tasks: TaskQueries,
    private readonly addTask: AddTask,
    private readonly changeTask: ChangeTask,
    private readonly deleteTask: DeleteTask,
  ) {}

  @Post()
  @Audited('task.created')
  @ApiCreatedResponse({ type: TaskView })
  async add(@Body() body: NewTaskBody, @CurrentUser() user: SessionUser): Promise<TaskView> {
    const { title, dueDate, assigneeId, clientId = null } = body;
    const task = { title, dueDate, assigneeId, clientId, lead: leadIn(body) };
    const added = await this.addTask.execute(task, user);
    return this.view(body.done ? await this.changeTask.execute(added.id, { done: true }, user) : added);
  }

  @Patch(':id')
  @Audited('task.changed')
  @ApiOkResponse({ type: TaskView })
  async change(
    @Param('id', IdPipe) id: string,
    @Body() body: TaskChangeBody,
    @CurrentUser() user: SessionUser,
  ): Promise<TaskView> {
    return this.view(await this.changeTask.execute(id, changeIn(body), user));
  }

  @Delete(':id')
  @Audited('task.deleted')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id', IdPipe) id: string, @CurrentUser() user: SessionUser): Promise<void> {
    await this.deleteTask.execute(id, user);
  }

  private async view(task: Task): Promise<TaskView> {
    const [view] = await this.tasks.named([task]);
    return view!;
  }
}
