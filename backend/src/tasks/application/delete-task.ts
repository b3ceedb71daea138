import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { TaskChanges } from './task-changes.js';

/** Deletes a task for good. Rejects an unknown one, and one about a person under a legal hold. */
@Injectable()
export class DeleteTask {
  constructor(
    private readonly changes: TaskChanges,
    private readonly clock: Clock,
  ) {}

  async execute(
    id: string,
    { id: userId, name }: { readonly id: string; readonly name: string },
  ): Promise<void> {
    await this.changes.remove(id, { id: userId, name, at: this.clock.timestamp() });
  }
}
