import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PublicResponseCache } from '../platform/http/response-cache.js';
import { Scheduler } from '../platform/scheduler.js';
import { SiteRenderer } from './site-renderer.js';

/** Renders the pages anew each month, because the list of closed days on the home page moves on (ClosedDays). */
@Injectable()
export class MonthlyPages implements OnModuleInit {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly cache: PublicResponseCache,
    private readonly renderer: SiteRenderer,
  ) {}

  onModuleInit(): void {
    this.scheduler.every('pages of a new month', '0 0 1 * *', () => Promise.resolve(this.clear()));
  }

  clear(): void {
    this.cache.clear();
    this.renderer.clear();
  }
}
