import type { WholeList } from '../../platform/whole-list.js';
import { PostRepository } from '../application/ports.js';
import {
  type DeletedPost,
  freeSlug,
  type Post,
  type PostSummary,
  type PostVersion,
  Revision,
} from '../domain/post.js';

/** Implements the port in maps and arrays, which tests may inspect. */
export class InMemoryPostRepository extends PostRepository {
  readonly posts = new Map<string, Post>();
  readonly deletions = new Map<string, string>();
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

  override async revise(id: string, revise: (post: Post) => Revision): Promise<Revision | null> {
    const before = this.posts.get(id);
    if (!before || !this.isThere(id)) return null;
    const revision = revise(before);
    if (!revision.replaced) return revision;
    this.posts.set(id, revision.post);
    this.versions.push(revision.replaced);
    return revision;
  }

  override async remove(id: string, at: string): Promise<boolean> {
    if (!this.isThere(id)) return false;
    this.deletions.set(id, at);
    return true;
  }

  override async deleted(): Promise<DeletedPost[]> {
    const latestFirst = (a: DeletedPost, b: DeletedPost) =>
      a.deletedAt + a.id < b.deletedAt + b.id ? 1 : -1;
    return [...this.posts.values()]
      .flatMap(({ content: _, ...post }) => {
        const deletedAt = this.deletions.get(post.id);
        return deletedAt === undefined ? [] : [{ ...post, deletedAt }];
      })
      .sort(latestFirst);
  }

  override async restore(id: string): Promise<Post | null> {
    this.deletions.delete(id);
    return this.posts.get(id) ?? null;
  }

  override async history(id: string): Promise<WholeList<PostVersion> | null> {
    if (!this.isThere(id)) return null;
    const first = this.versions
      .filter(({ blogPostId }) => blogPostId === id)
      .sort((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? 1 : -1));
    return { first, rest: null };
  }

  private isThere(id: string): boolean {
    return this.posts.has(id) && !this.deletions.has(id);
  }
}
