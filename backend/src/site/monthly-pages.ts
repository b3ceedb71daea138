import { Injectable } from '@nestjs/common';
import { PublicResponseCache } from '../platform/http/response-cache.js';
import { SiteRenderer } from './site-renderer.js';

/** Renders the pages anew each month, because the list of closed days on the home page moves on (ClosedDays). */
@Injectable()
export class MonthlyPages {
  constructor(
    private readonly cache: PublicResponseCache,
    private readonly renderer: SiteRenderer,
  ) {}

  clear(): void {
    this.cache.clear();
    this.renderer.clear();
  }
}
