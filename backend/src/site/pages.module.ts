import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { CalendarModule } from '../calendar/calendar.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { PlanningModule } from '../planning/planning.module.js';
import { job } from '../platform/start.js';
import { MonthlyPages } from './monthly-pages.js';
import { PrivatePages } from './private-pages.js';
import { SiteRenderer } from './site-renderer.js';
import { ArticleText } from './article-text.js';
import { ArticlesController } from './http/articles.controller.js';
import { Calculations } from './calculations.js';
import { CalculatorData } from './calculator-data.js';
import { CalculatorsController } from './http/calculators.controller.js';
import { BrandController } from './http/brand.controller.js';
import { IssuesController } from './http/issues.controller.js';
import { FeedContent } from './feed-content.js';
import { FormPages } from './form-pages.js';
import { HomeData } from './home-data.js';
import { FeedsController } from './http/feeds.controller.js';
import { NewsletterLinksController } from './http/newsletter-links.controller.js';
import { PageFrames } from './page-frames.js';
import { PagesController } from './http/pages.controller.js';
import { PublicPages } from './http/public-pages.js';
import { SampleWarning } from './sample-warning.js';
import { SettingsPreview } from './settings-preview.js';
import { SettingsPreviewController } from './http/settings-preview.controller.js';

@Module({
  imports: [BlogModule, CalendarModule, NewsletterModule, PlanningModule],
  controllers: [
    BrandController,
    FeedsController,
    NewsletterLinksController,
    SettingsPreviewController,
    ArticlesController,
    CalculatorsController,
    IssuesController,
    PagesController,
  ],
  providers: [
    MonthlyPages,
    job('pages of a new month', '0 0 1 * *', [MonthlyPages], async (pages) => pages.clear()),
    ArticleText,
    CalculatorData,
    { provide: Calculations, useExisting: CalculatorData },
    FeedContent,
    FormPages,
    HomeData,
    PageFrames,
    PublicPages,
    SampleWarning,
    SettingsPreview,
    SiteRenderer,
    PrivatePages,
  ],
  exports: [Calculations, FormPages, PrivatePages],
})
export class PagesModule {}
