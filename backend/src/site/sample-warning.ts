import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../platform/config.js';
import { Logger } from '../platform/logger.js';
import { Business } from '../settings/business.js';
import { DEFAULT_TESTIMONIALS } from '../settings/built-in.js';

/** Warns at each start in production while the home page shows an invented testimonial. */
@Injectable()
export class SampleWarning implements OnApplicationBootstrap {
  constructor(
    private readonly config: Config,
    private readonly business: Business,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.production) return;
    const samples = new Set(DEFAULT_TESTIMONIALS.items.map(({ quote }) => quote));
    const { testimonials } = await this.business.latest();
    if (testimonials.items.some(({ quote }) => samples.has(quote)))
      this.logger.warn(
        'The home page shows invented sample testimonials; replace them in the console under Business.',
      );
  }
}
