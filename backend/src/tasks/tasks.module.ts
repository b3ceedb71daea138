import { Module } from '@nestjs/common';
import { ClientReferences } from '../clients/client-references.js';
import { referringRows } from '../platform/database/referring-rows.js';
import { ClientsModule } from '../clients/clients.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { UsersModule } from '../users/users.module.js';
import { AddTask } from './application/add-task.js';
import { ChangeTask } from './application/change-task.js';
import { DeleteTask } from './application/delete-task.js';
import { TaskRepository, TaskSubjects } from './application/ports.js';
import { TaskChanges } from './application/task-changes.js';
import { SqlTaskQueries } from './store/sql-task-queries.js';
import { SqlTasks } from './store/sql-tasks.js';
import { StoredTaskSubjects } from './store/stored-task-subjects.js';
import { TaskQueries } from './task-queries.js';
import { TaskSources } from './task-sources.js';
import { ToDoList } from './to-do-list.js';
import { registration } from '../platform/start.js';
import { personalPart } from '../platform/http/personal-words.js';
import { TASK_WORDS } from './http/personal-task.view.js';
import { SqlPersonalTasks } from './store/sql-personal-tasks.js';
import { ToDoController } from './http/to-do.controller.js';
import { TasksController } from './http/tasks.controller.js';

@Module({
  imports: [LeadsModule, ClientsModule, UsersModule],
  controllers: [ToDoController, TasksController],
  providers: [
    AddTask,
    ChangeTask,
    DeleteTask,
    TaskChanges,
    { provide: TaskRepository, useClass: SqlTasks },
    { provide: TaskSubjects, useClass: StoredTaskSubjects },
    { provide: TaskQueries, useClass: SqlTaskQueries },
    TaskSources,
    ToDoList,
    ...personalPart(SqlPersonalTasks, TASK_WORDS),
    registration([ClientReferences], (references) =>
      references.register({ kind: 'task', ...referringRows('tasks', 'clientId') }),
    ),
  ],
  exports: [TaskQueries, TaskSources, ToDoList],
})
export class TasksModule {}
