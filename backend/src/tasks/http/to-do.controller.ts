import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '../../platform/http/api-docs.js';
import { PersonalRows } from '../../platform/http/personal-rows.js';
import { BusinessTime } from '../../calendar/business-time.js';
import { type Page, Paged, pageOf } from '../../platform/http/pages.js';
import { AllowTo } from '../../users/access.js';
import { TaskView } from '../task-view.js';
import { ToDoList } from '../to-do-list.js';
import { taskPageRequest } from './task-list-request.js';

/** The list of what is to be done. */
@ApiTags('tasks')
@AllowTo('staff')
@Controller('api/admin/tasks')
export class ToDoController {
  constructor(
    private readonly toDo: ToDoList,
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
}
