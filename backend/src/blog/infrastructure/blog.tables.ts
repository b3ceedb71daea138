import { EntitySchema } from 'typeorm';
import type { Post, PostVersion } from '../domain/post.js';

/** A deleted post keeps its row, so that it can be restored. */
export type PostRow = Post & { readonly deletedAt: string | null };

const text = { type: 'varchar' } as const;
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
    readTime: text,
    publishedAt: text,
    deletedAt: { type: 'varchar', nullable: true },
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
