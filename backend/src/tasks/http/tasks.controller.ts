import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { AddTask } from '../application/add-task.js';
import { ChangeTask } from '../application/change-task.js';
import { DeleteTask } from '../application/delete-task.js';
import { TaskQueries } from '../task-queries.js';
import { TaskView } from '../task-view.js';
import { ToDoList } from '../to-do-list.js';
import type { Task } from '../domain/task.js';
import { taskPageRequest } from './task-list-request.js';
import { changeIn, leadIn, NewTaskBody, TaskChangeBody } from './tasks.dto.js';

/** What staff want to do by a day, for a lead, a client or nobody. */
@ApiTags('tasks')
@AllowTo('staff')
@Controller('api/admin/tasks')
export class TasksController {
  constructor(
    private readonly toDo: ToDoList,
    private readonly tasks: TaskQueries,
    private readonly addTask: AddTask,
    private readonly changeTask: ChangeTask,
    private readonly deleteTask: DeleteTask,
    private readonly time: BusinessTime,
  ) {}

  /** With the next steps of open cases, which are changed at their policies. */
  @Get()
  @PersonalRows('tasks')
  @Paged(TaskView, 'tasks', { sort: '["dueDate","ASC"]', filter: '{"state":"due"}' })
  async list(@Query() query: Readonly<Record<string, unknown>>): Promise<Page<TaskView>> {
    const request = taskPageRequest(query, this.time.today());
    return pageOf(request.range, await this.toDo.page(request));
  }

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
