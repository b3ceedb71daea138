import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { MonthlyPages } from './monthly-pages.js';
import { PrivatePages } from './private-pages.js';
import { SiteRenderer } from './site-renderer.js';
import { ArticlesController } from './articles.controller.js';
import { BrandController } from './brand.controller.js';
import { FeedsController } from './feeds.controller.js';
import { NewsletterLinksController } from './newsletter-links.controller.js';
import { PageFrames } from './page-frames.js';
import { PagesController } from './pages.controller.js';
import { PublicPages } from './public-pages.js';
import { SampleWarning } from './sample-warning.js';
import { SettingsPreview } from './settings-preview.js';
import { SettingsPreviewController } from './settings-preview.controller.js';

@Module({
  imports: [BlogModule, CalendarModule, NewsletterModule],
  controllers: [
    BrandController,
    FeedsController,
    NewsletterLinksController,
    SettingsPreviewController,
    ArticlesController,
    PagesController,
  ],
  providers: [
    MonthlyPages,
    PageFrames,
    PublicPages,
    SampleWarning,
    SettingsPreview,
    SiteRenderer,
    PrivatePages,
  ],
  exports: [SiteRenderer, PrivatePages],
})
export class PagesModule {}
