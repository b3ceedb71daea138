import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { Logger } from '../platform/logger.js';
import { SampleContent } from './sample-content.js';

/** Adds the sample content that is configured to an empty database. */
@Injectable()
export class ConfiguredSamples {
  constructor(
    private readonly content: SampleContent,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  async add(): Promise<void> {
    const { seedDemo, production } = this.config;
    if (seedDemo === 'nothing' || !(await this.content.addToEmptyDatabase(seedDemo))) return;
    this.logger.event('sample content added', { content: seedDemo });
    if (production)
      this.logger.warn(
        'The blog shows the starter articles: an advisor must read each one, and correct or delete it, before the site is public.',
      );
  }
}
