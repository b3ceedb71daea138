import { searchForm, searchWords } from '@contract';
import type { Post, PostDraft, PostStatus } from '@/shared/api-types';
import { api } from './api';

export interface PostFilter {
  readonly status?: PostStatus;
  /** Words of the title. */
  readonly q?: string;
}

/** The posts with the status, of which the title contains the words. */
export function postsFound(posts: readonly Post[], { status, q = '' }: PostFilter): Post[] {
  const words = searchWords(q);
  return posts.filter(
    (post) =>
      (!status || post.status === status) && words.every((word) => searchForm(post.title).includes(word)),
  );
}

/** The body of a change. The server rejects fields that it sets itself, and empty ones except where a draft lacks them. */
export function postBody(draft: PostDraft) {
  const { title, excerpt, content, category, imageUrl, imageAlt, readTime } = draft;
  const { author, reviewedOn, status, publishAt } = draft;
  const text = { excerpt, content, imageUrl };
  return {
    title,
    category,
    ...(status === 'draft' ? filled(text) : text),
    imageAlt,
    readTime,
    author,
    reviewedOn,
    status,
    publishAt,
  };
}

const filled = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

/** The blog over the REST API. */
export const blogProvider = {
  /** Most recently deleted first. */
  deletedPosts: () => api.get('/api/admin/blog-posts/deleted'),
  /** Restores a deleted post unchanged. */
  restorePost: (id: string) => api.post('/api/admin/blog-posts/{id}/restore', { path: { id } }),
  /** Deletes a deleted post and its history; it cannot be restored. */
  deletePostForGood: (id: string) => api.delete('/api/admin/blog-posts/deleted/{id}', { path: { id } }),
  postHistory: (id: string) => api.get('/api/admin/blog-posts/{id}/history', { path: { id } }),
  /** The content as HTML, from the server's renderer. */
  previewPost: async (content: string) =>
    (await api.post('/api/admin/blog-posts/preview', { body: { content } })).html,
  /** Those that the site shows, in its order. */
  calculators: () => api.get('/api/calculators'),
  /** A secret address of the post as it is stored; replaces an earlier one. */
  makePreviewLink: (id: string) => api.post('/api/admin/blog-posts/{id}/preview-link', { path: { id } }),
  revokePreviewLink: (id: string) => api.delete('/api/admin/blog-posts/{id}/preview-link', { path: { id } }),
};

export type BlogProvider = typeof blogProvider;
