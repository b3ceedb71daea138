import { searchForm, searchWords } from '@contract';
import { ApiError, call } from '@/shared/api-client';
import type { DeletedPost, Post, PostDraft, PostStatus, PostVersion, PreviewLink } from '@/shared/api-types';
import { listFromArray, type ListParams } from './listFromArray';

export interface PostFilter {
  readonly status?: PostStatus;
  /** Words of the title. */
  readonly q?: string;
}

const POSTS = '/api/admin/blog-posts';

/** The posts of the server's answer that match the filter; the server answers with all of them. */
export async function postList({ filter = {}, ...params }: ListParams & { filter?: PostFilter }) {
  return listFromArray(postsFound(await call<Post[]>(POSTS), filter), params);
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
  post: (id: string): Promise<Post | null> =>
    call<Post>(`${POSTS}/${id}`).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  createPost: (draft: PostDraft): Promise<Post> => call(POSTS, { method: 'POST', body: bodyOf(draft) }),
  /**
   * Rejects with 409 and the current post unless `ifUpdatedAt` is the time of the last change; without it, the last
   * change wins.
   */
  revisePost: (id: string, draft: PostDraft, ifUpdatedAt?: string): Promise<Post> =>
    call(`${POSTS}/${id}`, { method: 'PUT', body: { ...bodyOf(draft), ifUpdatedAt } }),
  deletePost: (id: string): Promise<void> => call(`${POSTS}/${id}`, { method: 'DELETE' }),
  /** Most recently deleted first. */
  deletedPosts: (): Promise<readonly DeletedPost[]> => call(`${POSTS}/deleted`),
  /** Restores a deleted post unchanged. */
  restorePost: (id: string): Promise<Post> => call(`${POSTS}/${id}/restore`, { method: 'POST' }),
  /** Deletes a deleted post and its history; it cannot be restored. */
  deletePostForGood: (id: string): Promise<void> => call(`${POSTS}/deleted/${id}`, { method: 'DELETE' }),
  postHistory: (id: string): Promise<readonly PostVersion[]> => call(`${POSTS}/${id}/history`),
  /** The content as HTML, from the server's renderer. */
  previewPost: async (content: string): Promise<string> =>
    (await call<{ html: string }>(`${POSTS}/preview`, { method: 'POST', body: { content } })).html,
  /** A secret address of the post as it is stored; replaces an earlier one. */
  makePreviewLink: (id: string): Promise<PreviewLink> =>
    call(`${POSTS}/${id}/preview-link`, { method: 'POST', body: {} }),
  revokePreviewLink: (id: string): Promise<void> => call(`${POSTS}/${id}/preview-link`, { method: 'DELETE' }),
};

export type BlogProvider = typeof blogProvider;
