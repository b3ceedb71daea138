import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { Logger } from '../platform/logger.js';
import { Settings } from '../settings/settings.js';

/** Warns at each start in production until the invented testimonials are changed or confirmed. */
@Injectable()
export class SampleWarning implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly settings: Settings,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.production) return;
    const { updatedAt } = await this.settings.read('testimonials');
    if (updatedAt === null)
      this.logger.warn(
        'The home page shows invented sample testimonials; replace them in the console under Business.',
      );
  }
}
