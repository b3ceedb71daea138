import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Logger } from '../../platform/logger.js';
import { Scheduler } from '../../platform/scheduler.js';
import { RemoveOrphans } from '../application/remove-orphans.js';

/** Removes the files of pictures without a row every night. */
@Injectable()
export class OrphanJob implements OnModuleInit {
  constructor(
    private readonly orphans: RemoveOrphans,
    private readonly scheduler: Scheduler,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.scheduler.every('remove picture files without a row', '50 3 * * *', () => this.run());
  }

  private async run(): Promise<void> {
    const { removed, tooMany } = await this.orphans.execute();
    if (tooMany)
      this.logger.warn(
        'Most pictures in the storage are not in the library; it may belong to another database.',
      );
    if (removed.length > 0)
      this.logger.event('picture files without a row removed', { files: removed.length });
  }
}
