import type { WholeList } from '../../platform/whole-list.js';
import { PostRepository, type PostTitle, type PreviewLink } from '../application/ports.js';
import type { DeletedPost, Post, PostSummary, PostVersion, Revision } from '../domain/post.js';
import { asOf } from '../domain/publication.js';
import { freeSlug } from '../domain/slug.js';

/** Implements the port in maps and arrays, which tests may inspect. */
export class InMemoryPostRepository extends PostRepository {
  readonly posts = new Map<string, Post>();
  readonly deletions = new Map<string, string>();
  readonly links = new Map<string, PreviewLink>();
  readonly versions: PostVersion[] = [];

  override async all(now: string): Promise<Post[]> {
    const newestFirst = (a: Post, b: Post) => (a.publishedAt + a.id < b.publishedAt + b.id ? 1 : -1);
    const present = [...this.posts.values()].filter(({ id }) => this.isThere(id));
    return present.sort(newestFirst).map((post) => asOf(post, now));
  }

  override async find(id: string, now: string): Promise<Post | null> {
    return (await this.all(now)).find((post) => post.id === id) ?? null;
  }

  override async published(now: string): Promise<Post[]> {
    return (await this.all(now)).filter(({ status }) => status === 'published');
  }

  override async summaries(now: string): Promise<PostSummary[]> {
    return (await this.published(now)).map(({ content: _, ...summary }) => summary);
  }

  override async findBySlug(slug: string, now: string): Promise<Post | null> {
    return (await this.published(now)).find((post) => post.slug === slug) ?? null;
  }

  override async nextDue(now: string): Promise<string | null> {
    const scheduled = (await this.all(now)).filter(({ status }) => status === 'scheduled');
    return scheduled.map(({ publishedAt }) => publishedAt).sort()[0] ?? null;
  }

  override async showing(urlPrefix: string): Promise<PostTitle[]> {
    return [...this.posts.values()]
      .filter(({ imageUrl, content }) => imageUrl.includes(urlPrefix) || content.includes(urlPrefix))
      .sort((a, b) => (a.publishedAt + a.id < b.publishedAt + b.id ? 1 : -1))
      .map(({ id, title }) => ({ id, title, isDeleted: !this.isThere(id) }));
  }

  override async add(post: Post): Promise<Post> {
    const taken = [...this.posts.values()].map(({ slug }) => slug);
    const stored = { ...post, slug: freeSlug(post.slug, taken) };
    this.posts.set(post.id, stored);
    return stored;
  }

  override async revise(id: string, revise: (post: Post) => Revision): Promise<Revision | null> {
    const before = this.posts.get(id);
    if (!before || !this.isThere(id)) return null;
    const revision = revise(before);
    if (!revision.replaced) return revision;
    this.posts.set(id, revision.post);
    this.versions.push(revision.replaced);
    return revision;
  }

  override async setPreviewLink(id: string, link: PreviewLink | null): Promise<boolean> {
    if (!this.isThere(id)) return false;
    if (link) this.links.set(id, link);
    else this.links.delete(id);
    return true;
  }

  override async findByPreviewLink(tokenHash: string, now: string): Promise<Post | null> {
    const [id] =
      [...this.links].find(([, link]) => link.tokenHash === tokenHash && link.expiresAt > now) ?? [];
    return id === undefined ? null : this.find(id, now);
  }

  override async history(id: string): Promise<WholeList<PostVersion> | null> {
    if (!this.isThere(id)) return null;
    const first = this.versions
      .filter(({ blogPostId }) => blogPostId === id)
      .sort((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1));
    return { first, rest: null };
  }

  override async remove(id: string, at: string): Promise<boolean> {
    if (!this.isThere(id)) return false;
    this.deletions.set(id, at);
    return true;
  }

  override async deleted(now: string): Promise<DeletedPost[]> {
    const latestFirst = (a: DeletedPost, b: DeletedPost) =>
      a.deletedAt + a.id < b.deletedAt + b.id ? 1 : -1;
    return [...this.posts.values()]
      .flatMap(({ content: _, ...post }) => {
        const deletedAt = this.deletions.get(post.id);
        return deletedAt === undefined ? [] : [{ ...asOf(post, now), deletedAt }];
      })
      .sort(latestFirst);
  }

  override async restore(id: string, now: string): Promise<Post | null> {
    this.deletions.delete(id);
    return this.find(id, now);
  }

  override async removeForGood(id: string): Promise<boolean> {
    if (!this.deletions.delete(id)) return false;
    this.posts.delete(id);
    this.links.delete(id);
    const kept = this.versions.filter(({ blogPostId }) => blogPostId !== id);
    this.versions.splice(0, this.versions.length, ...kept);
    return true;
  }

  override async emptyTrash(before: string): Promise<number> {
    const old = [...this.deletions].filter(([, deletedAt]) => deletedAt < before);
    for (const [id] of old) await this.removeForGood(id);
    return old.length;
  }

  private isThere(id: string): boolean {
    return this.posts.has(id) && !this.deletions.has(id);
  }
}
