import { newId } from '../../platform/clock.js';
import type { Post, PostVersion } from '../domain/post.js';

const TEXT = {
  title: 'A quiet way to save',
  excerpt: 'Three habits.',
  content: '## First\n\nPut something aside.',
  category: 'Financial Planning',
  imageUrl: '/covers/sample.svg',
  imageAlt: 'A jar of coins',
  author: '',
  reviewedOn: null,
  readTime: '4 min read',
} as const;

/** The text of a post. */
type Text = Omit<Post, 'id' | 'slug' | 'status' | 'publishedAt' | 'updatedAt'>;

export function aDraft(changes: Partial<Text> = {}): Text {
  return { ...TEXT, ...changes };
}

export function aPost(changes: Partial<Post> = {}): Post {
  const id = newId();
  return {
    id,
    slug: `post-${id.slice(-12)}`,
    ...TEXT,
    status: 'published',
    publishedAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}

export function aVersion(blogPostId: string, changes: Partial<PostVersion> = {}): PostVersion {
  return {
    id: newId(),
    blogPostId,
    title: 'Before',
    content: 'What it was.',
    editedBy: '0198f000-0000-7000-8000-000000000001',
    editedByName: 'Ana Cruz',
    createdAt: '2026-11-20T09:00:00.000Z',
    ...changes,
  };
}
