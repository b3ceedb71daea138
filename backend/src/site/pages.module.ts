import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { MonthlyPages } from './monthly-pages.js';
import { PrivatePages } from './private-pages.js';
import { SitePages } from './site-pages.js';
import { FeedsController } from './feeds.controller.js';
import { NewsletterLinksController } from './newsletter-links.controller.js';
import { PagesController } from './pages.controller.js';
import { SiteRenderer } from './site-renderer.js';

@Module({
  imports: [BlogModule, CalendarModule, NewsletterModule],
  controllers: [FeedsController, NewsletterLinksController, PagesController],
  providers: [MonthlyPages, SiteRenderer, PrivatePages, { provide: SitePages, useExisting: SiteRenderer }],
  exports: [SitePages, PrivatePages],
})
export class PagesModule {}
