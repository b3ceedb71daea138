import { Injectable } from '@nestjs/common';
import type { Article } from '../../blog/article.js';
import { PublishedPosts } from '../../blog/published-posts.js';
import type { MailProse } from '../../mail/blocks.js';
import type { SharedText } from '../../mail/mail-kinds.js';
import { EnclosedPictures } from '../../media/enclosed-pictures.js';
import { Config } from '../../platform/config.js';
import { Business } from '../../settings/business.js';
import { linkedArticles } from '../domain/article-links.js';
import type { Issue } from '../domain/issue.js';
import { mailProse, pictureAddresses, type PlacedPicture } from './mail-prose.js';

/** A draft, whose page does not exist yet, leads to the archive. */
type Shown = Pick<Issue, 'preheader' | 'content' | 'isPublic' | 'slug'>;

/** The published articles among those that have a paragraph of their own, by slug. */
export async function publishedArticles(
  posts: PublishedPosts,
  content: string,
): Promise<ReadonlyMap<string, Article>> {
  const articles = new Map<string, Article>();
  for (const slug of linkedArticles(content)) {
    const article = await posts.find(slug);
    if (article) articles.set(slug, article);
  }
  return articles;
}

/** All pictures of one mail; of those beyond it readers get the descriptions. */
const MOST_BYTES = 1_500_000;

/** What the mails of an issue share, with the articles and the pictures of the library that it shows. */
@Injectable()
export class IssueProse {
  constructor(
    private readonly posts: PublishedPosts,
    private readonly pictures: EnclosedPictures,
    private readonly business: Business,
    private readonly config: Config,
  ) {}

  async of({ preheader, content, isPublic, slug }: Shown): Promise<SharedText> {
    const archive = `${this.config.publicUrl}/newsletter`;
    return {
      preheader,
      webUrl: isPublic ? (slug === null ? archive : `${archive}/${slug}`) : null,
      prose: await this.prose(content),
    };
  }

  private async prose(content: string): Promise<MailProse> {
    const articles = await publishedArticles(this.posts, content);
    const covers = [...articles.values()].map(({ imageUrl }) => imageUrl);
    const { appearance, calculators } = this.business.current();
    return mailProse(content, {
      baseUrl: this.config.publicUrl,
      brandColour: appearance.brandColour,
      calculators: calculators.shown,
      articles,
      pictures: await this.placed(pictureAddresses(content), covers),
    });
  }

  private async placed(
    inText: readonly string[],
    covers: readonly string[],
  ): Promise<ReadonlyMap<string, PlacedPicture>> {
    const placed = new Map<string, PlacedPicture>();
    let bytes = 0;
    for (const address of new Set([...inText, ...covers])) {
      const picture = await this.pictures.read(address, inText.includes(address) ? 800 : 400);
      if (!picture || bytes + picture.content.length > MOST_BYTES) continue;
      bytes += picture.content.length;
      placed.set(address, { url: `cid:picture-${placed.size + 1}@office`, ...picture });
    }
    return placed;
  }
}
