import { Injectable } from '@nestjs/common';
import { BusyOffice } from '../../src/calendar/busy-office.js';
import { ClosedDays } from '../../src/calendar/closed-days.js';
import { PublicContent } from '../../src/platform/http/public-content.js';
import { SecurityHeaders } from '../../src/platform/http/security-headers.js';
import type { PageData } from '../../src/site/page-data.js';
import { PageFrames } from '../../src/site/page-frames.js';
import { SiteRenderer } from '../../src/site/site-renderer.js';

/** Renders pages as JSON, so that the server's tests need no build of the front end. */
@Injectable()
export class PlainRenderer extends SiteRenderer {
  constructor(
    headers: SecurityHeaders,
    closedDays: ClosedDays,
    busy: BusyOffice,
    frames: PageFrames,
    content: PublicContent,
  ) {
    super(headers, closedDays, busy, frames, content);
  }

  override async onModuleInit(): Promise<void> {}

  protected override render(page: PageData): string {
    return JSON.stringify(page);
  }
}
