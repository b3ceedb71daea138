import { PostRepository } from '../application/ports.js';
import { freeSlug, type Post, type PostSummary, type PostVersion } from '../domain/post.js';

/** Keeps the port's promises in maps and arrays that tests may look into. */
export class InMemoryPostRepository extends PostRepository {
  readonly posts = new Map<string, Post>();
  readonly deleted = new Map<string, string>();
  readonly versions: PostVersion[] = [];

  override async list(): Promise<Post[]> {
    const newestFirst = (a: Post, b: Post) => (a.publishedAt + a.id < b.publishedAt + b.id ? 1 : -1);
    return [...this.posts.values()].filter(({ id }) => this.isThere(id)).sort(newestFirst);
  }

  override async summaries(): Promise<PostSummary[]> {
    return (await this.list()).map(({ content: _, ...summary }) => summary);
  }

  override async findBySlug(slug: string): Promise<Post | null> {
    return (await this.list()).find((post) => post.slug === slug) ?? null;
  }

  override async add(post: Post): Promise<Post> {
    const taken = [...this.posts.values()].map(({ slug }) => slug);
    const stored = { ...post, slug: freeSlug(post.slug, taken) };
    this.posts.set(post.id, stored);
    return stored;
  }

  override async revise(
    id: string,
    revise: (post: Post) => { post: Post; replaced: PostVersion | null },
  ): Promise<Post | null> {
    const before = this.posts.get(id);
    if (!before || !this.isThere(id)) return null;
    const { post, replaced } = revise(before);
    if (!replaced) return post;
    this.posts.set(id, post);
    this.versions.push(replaced);
    return post;
  }

  override async remove(id: string, at: string): Promise<boolean> {
    if (!this.isThere(id)) return false;
    this.deleted.set(id, at);
    return true;
  }

  override async restore(id: string): Promise<Post | null> {
    this.deleted.delete(id);
    return this.posts.get(id) ?? null;
  }

  override async history(id: string): Promise<PostVersion[] | null> {
    if (!this.isThere(id)) return null;
    return this.versions
      .filter(({ blogPostId }) => blogPostId === id)
      .sort((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1));
  }

  private isThere(id: string): boolean {
    return this.posts.has(id) && !this.deleted.has(id);
  }
}
