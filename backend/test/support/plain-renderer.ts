import { Injectable } from '@nestjs/common';
import type { PageData } from '../../src/site/page-data.js';
import { SiteRenderer } from '../../src/site/site-renderer.js';

/** Renders pages as JSON, so that the server's tests need no build of the front end. */
@Injectable()
export class PlainRenderer extends SiteRenderer {
  override async onModuleInit(): Promise<void> {}

  protected override render(page: PageData): string {
    return JSON.stringify(page);
  }
}
