import type { BlogProvider } from '../admin/ground/api/blogProvider';
import type { Post, PostVersion } from '../shared/api-types';
import type { FakeTools } from './fakeTools';

export interface BlogData {
  posts: Post[];
  deletedPosts: Post[];
  history: PostVersion[];
  /** Ids of the posts that have a preview link. */
  previewLinks: string[];
}

export const emptyBlog = (): BlogData => ({ posts: [], deletedPosts: [], history: [], previewLinks: [] });

/** The blog's part of the fake provider. */
export function fakeBlog({ data, change, reject }: FakeTools<BlogData>): BlogProvider {
  const find = (posts: readonly Post[], id: string): Post => {
    const post = posts.find((candidate) => candidate.id === id);
    if (!post) throw reject(404, 'There is no such record');
    return post;
  };
  return {
    deletedPosts: async () =>
      data.deletedPosts.map((post) => ({ ...post, deletedAt: '2026-11-22T02:00:00.000Z' })).toReversed(),
    restorePost: (id) =>
      change('restorePost', () => {
        const post = find(data.deletedPosts, id);
        data.deletedPosts = data.deletedPosts.filter((other) => other.id !== id);
        data.posts = [...data.posts, post];
        return post;
      }),
    deletePostForGood: (id) =>
      change('deletePostForGood', () => {
        find(data.deletedPosts, id);
        data.deletedPosts = data.deletedPosts.filter((other) => other.id !== id);
      }),
    postHistory: async (id) => data.history.filter((version) => version.blogPostId === id),
    previewPost: async (content) => `<p>${content}</p>`,
    calculators: async () => [
      { kind: 'sss', summary: 'What you contribute and get' },
      { kind: 'mp2', summary: 'What your account comes to' },
    ],
    makePreviewLink: (id) =>
      change('makePreviewLink', () => {
        data.previewLinks = [...data.previewLinks, id];
        return { url: `/blog/preview/secret-of-${id}`, expiresAt: '2026-11-29T02:00:00.000Z' };
      }),
    revokePreviewLink: (id) =>
      change(
        'revokePreviewLink',
        () => void (data.previewLinks = data.previewLinks.filter((other) => other !== id)),
      ),
  };
}
