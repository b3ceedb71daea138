import { searchForm, searchWords } from '@contract';
import type { Post, PostDraft, PostStatus } from '@/shared/api-types';
import { api, orNull } from './api';
import { listFromArray, type ListParams } from './listFromArray';

export interface PostFilter {
  readonly status?: PostStatus;
  /** Words of the title. */
  readonly q?: string;
}

/** The posts of the server's answer that match the filter; the server answers with all of them. */
export async function postList({ filter = {}, ...params }: ListParams & { filter?: PostFilter }) {
  return listFromArray(postsFound(await api.get('/api/admin/blog-posts'), filter), params);
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
function bodyOf(draft: PostDraft) {
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
  /** Null if there is no such post. */
  post: (id: string) => orNull(api.get('/api/admin/blog-posts/{id}', { path: { id } })),
  createPost: (draft: PostDraft) => api.post('/api/admin/blog-posts', { body: bodyOf(draft) }),
  /**
   * Rejects with 409 and the current post unless `ifUpdatedAt` is the time of the last change; without it, the last
   * change wins.
   */
  revisePost: (id: string, draft: PostDraft, ifUpdatedAt?: string) =>
    api.put('/api/admin/blog-posts/{id}', { path: { id }, body: { ...bodyOf(draft), ifUpdatedAt } }),
  deletePost: (id: string) => api.delete('/api/admin/blog-posts/{id}', { path: { id } }),
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
  /** A secret address of the post as it is stored; replaces an earlier one. */
  makePreviewLink: (id: string) => api.post('/api/admin/blog-posts/{id}/preview-link', { path: { id } }),
  revokePreviewLink: (id: string) => api.delete('/api/admin/blog-posts/{id}/preview-link', { path: { id } }),
};

export type BlogProvider = typeof blogProvider;
