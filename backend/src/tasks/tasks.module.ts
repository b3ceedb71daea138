import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module.js';
import { UsersModule } from '../users/users.module.js';
import { AddTask } from './application/add-task.js';
import { ChangeTask } from './application/change-task.js';
import { DeleteTask } from './application/delete-task.js';
import { TaskQueries, TaskRepository } from './application/ports.js';
import { TaskAnnouncements } from './application/task-announcements.js';
import { DueTasks } from './due-tasks.js';
import { SqlPersonalTasks } from './infrastructure/sql-personal-tasks.js';
import { SqlTaskQueries } from './infrastructure/sql-task-queries.js';
import { SqlTaskRepository } from './infrastructure/sql-task.repository.js';
import { TasksController } from './infrastructure/tasks.controller.js';
import { PersonalTasks } from './personal-tasks.js';

@Module({
  imports: [LeadsModule, UsersModule],
  controllers: [TasksController],
  providers: [
    AddTask,
    ChangeTask,
    DeleteTask,
    TaskAnnouncements,
    { provide: TaskRepository, useClass: SqlTaskRepository },
    { provide: TaskQueries, useClass: SqlTaskQueries },
    { provide: DueTasks, useExisting: TaskQueries },
    { provide: PersonalTasks, useClass: SqlPersonalTasks },
  ],
  exports: [DueTasks, PersonalTasks],
})
export class TasksModule {}
