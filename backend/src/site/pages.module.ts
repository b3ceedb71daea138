import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.js';
import { SitePages } from './site-pages.js';
import { FeedsController } from './feeds.controller.js';
import { PagesController } from './pages.controller.js';
import { SiteRenderer } from './site-renderer.js';

@Module({
  imports: [BlogModule],
  controllers: [FeedsController, PagesController],
  providers: [SiteRenderer, { provide: SitePages, useExisting: SiteRenderer }],
  exports: [SitePages],
})
export class PagesModule {}
