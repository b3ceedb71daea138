import type { Clock } from '../../platform/clock.js';
import type { IdempotencyToken } from '../../platform/idempotency-token.js';
import { secretTokenHash } from '../../platform/secret-token.js';
import { FixedClock } from '../../platform/testing/fixed-clock.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { PostRepository, type StoredPost } from '../application/ports.js';
import type { Article, ArticlePart, ArticleSummary } from '../article.js';
import type { Post, PostVersion, PreviewLink } from '../domain/post.js';
import { asOf } from '../domain/publication.js';
import { PublishedPosts } from '../published-posts.js';

/** Posts in memory, with their versions, the oldest first, and links by the id of their post. */
export class InMemoryPosts extends PostRepository {
  readonly stored = new Map<string, StoredPost>();
  readonly versions: PostVersion[] = [];
  readonly links = new Map<string, PreviewLink>();
  private readonly tokens = new Map<string, { readonly fingerprint: string; readonly postId: string }>();

  constructor(...posts: readonly Post[]) {
    super();
    for (const post of posts) this.put(post);
  }

  /** Those that are not deleted. */
  get present(): Post[] {
    return [...this.stored.values()].filter(({ deletedAt }) => !deletedAt).map(({ post }) => post);
  }

  override async lock(_unit: Unit, id: string): Promise<StoredPost | null> {
    return this.stored.get(id) ?? null;
  }

  override async findEarlier(_unit: Unit, { key }: IdempotencyToken) {
    return this.tokens.get(key) ?? null;
  }

  override async slugs(_unit: Unit, beginning: string): Promise<string[]> {
    const slugs = [...this.stored.values()].map(({ post }) => post.slug);
    return slugs.filter((slug) => slug.startsWith(beginning));
  }

  override async add(_unit: Unit, post: Post, token: IdempotencyToken | null): Promise<void> {
    this.put(post);
    if (token) this.tokens.set(token.key, { fingerprint: token.fingerprint, postId: post.id });
  }

  override async revise(_unit: Unit, post: Post, replaced: PostVersion): Promise<void> {
    this.put(post);
    this.versions.push(replaced);
  }

  override async setPreviewLink(_unit: Unit, id: string, link: PreviewLink | null): Promise<void> {
    if (link) this.links.set(id, link);
    else this.links.delete(id);
  }

  override async setDeleted(_unit: Unit, id: string, at: string | null): Promise<void> {
    this.put(this.stored.get(id)!.post, at);
  }

  override async lockDeleted(_unit: Unit, before: string): Promise<string[]> {
    const old = [...this.stored.values()].filter(({ deletedAt }) => deletedAt && deletedAt < before);
    return old.map(({ post }) => post.id);
  }

  override async remove(_unit: Unit, id: string): Promise<void> {
    this.stored.delete(id);
  }

  private put(post: Post, deletedAt: string | null = null): void {
    this.stored.set(post.id, { post, deletedAt });
  }
}

/** What the site shows of posts in memory; no picture is one of the library. */
export class InMemoryPublishedPosts extends PublishedPosts {
  constructor(
    private readonly posts: InMemoryPosts,
    private readonly clock: Clock = new FixedClock(),
  ) {
    super();
  }

  override async list(): Promise<Article[]> {
    const now = this.clock.timestamp();
    const onSite = this.posts.present.map((post) => asOf(post, now)).filter(isPublished);
    const newestFirst = onSite.sort((one, other) => (one.publishedAt > other.publishedAt ? -1 : 1));
    return newestFirst.map(withoutPicture);
  }

  override async summaries(): Promise<ArticleSummary[]> {
    return (await this.list()).map(({ content: _, ...summary }) => summary);
  }

  override async find(slug: string): Promise<Article | null> {
    return (await this.list()).find((article) => article.slug === slug) ?? null;
  }

  override async findByPreviewLink(token: string): Promise<Article | null> {
    const now = this.clock.timestamp();
    const post = this.posts.present.find(({ id }) => {
      const link = this.posts.links.get(id);
      return link?.tokenHash === secretTokenHash(token) && link.expiresAt > now;
    });
    return post ? withoutPicture(asOf(post, now)) : null;
  }

  override async nextDue(): Promise<string | null> {
    const now = this.clock.timestamp();
    const waiting = this.posts.present.filter((post) => asOf(post, now).status === 'scheduled');
    return waiting.map(({ publishedAt }) => publishedAt).sort()[0] ?? null;
  }

  override parts(content: string): readonly ArticlePart[] {
    return [{ html: content }];
  }

  override html(content: string): string {
    return content;
  }
}

const isPublished = ({ status }: Post) => status === 'published';
const withoutPicture = (post: Post): Article => ({ ...post, image: null });
