import { EntitySchema } from 'typeorm';
import type { Post, PostVersion } from '../domain/post.js';

/** A deleted post keeps its row, so that it can be restored. */
export type PostRow = Post & {
  readonly deletedAt: string | null;
  /** SHA-256 of the secret of its preview link. */
  readonly previewHash: string | null;
  readonly previewUntil: string | null;
};

const text = { type: 'varchar' } as const;
const optional = { type: 'varchar', nullable: true } as const;
const id = { type: 'varchar', length: 36, primary: true } as const;

export const BlogPosts = new EntitySchema<PostRow>({
  name: 'blog_posts',
  columns: {
    id,
    slug: text,
    title: text,
    excerpt: text,
    content: { type: 'text' },
    category: text,
    imageUrl: text,
    imageAlt: text,
    author: text,
    reviewedOn: optional,
    readTime: text,
    status: text,
    publishedAt: text,
    updatedAt: text,
    deletedAt: optional,
    previewHash: optional,
    previewUntil: optional,
  },
});

export const BlogPostHistory = new EntitySchema<PostVersion>({
  name: 'blog_post_history',
  columns: {
    id,
    blogPostId: text,
    title: text,
    content: { type: 'text' },
    editedBy: text,
    editedByName: text,
    createdAt: text,
  },
});
