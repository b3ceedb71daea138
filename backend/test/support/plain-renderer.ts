import { Injectable } from '@nestjs/common';
import { Config } from '../../src/config.js';
import { type PageContent, SiteRenderer } from '../../src/pages/site-renderer.js';
import { HotAnswers } from '../../src/shared/http/hot-answers.js';

/** Pages as the JSON they are made from, so that the server's tests need no build of the front end. */
@Injectable()
export class PlainRenderer extends SiteRenderer {
  constructor(config: Config, answers: HotAnswers) {
    super(config, answers);
  }

  override async onModuleInit(): Promise<void> {}

  override html(path: string, content: PageContent): string {
    return JSON.stringify({ path, ...content });
  }
}
