import { Injectable } from '@nestjs/common';
import { ClosedDays } from '../../src/calendar/closed-days.js';
import { Config } from '../../src/platform/config.js';
import { type PageContent, SiteRenderer } from '../../src/site/site-renderer.js';
import { SecurityHeaders } from '../../src/platform/http/security-headers.js';
import { Logger } from '../../src/platform/logger.js';

/** Renders pages as JSON, so that the server's tests need no build of the front end. */
@Injectable()
export class PlainRenderer extends SiteRenderer {
  constructor(config: Config, headers: SecurityHeaders, logger: Logger, closedDays: ClosedDays) {
    super(config, headers, logger, closedDays);
  }

  override async onModuleInit(): Promise<void> {}

  override html(path: string, content: PageContent): string {
    return JSON.stringify({ path, ...content });
  }
}
