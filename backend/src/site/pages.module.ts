import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { ClosedDays } from '../calendar/closed-days.js';
import { MonthlyPages } from './monthly-pages.js';
import { PrivatePages } from './private-pages.js';
import { SitePages } from './site-pages.js';
import { FeedsController } from './feeds.controller.js';
import { PagesController } from './pages.controller.js';
import { SiteRenderer } from './site-renderer.js';

@Module({
  imports: [BlogModule],
  controllers: [FeedsController, PagesController],
  providers: [
    ClosedDays,
    MonthlyPages,
    SiteRenderer,
    PrivatePages,
    { provide: SitePages, useExisting: SiteRenderer },
  ],
  exports: [SitePages, PrivatePages],
})
export class PagesModule {}
