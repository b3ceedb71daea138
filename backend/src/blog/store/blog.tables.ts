import { Table } from '../../platform/database/table.js';
import type { Post, PostSummary, PostVersion } from '../domain/post.js';
import { asOf } from '../domain/publication.js';

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

export const BlogPosts = new Table<PostRow>({
  name: 'blog_posts',
  holds: { noPerson: 'articles for everybody', texts: ['title', 'content'] },
  exported: {
    leftOut: {
      'derived from other columns': ['readTime'],
      'null in the rows that are exported': ['deletedAt'],
      'links of this site': ['previewHash', 'previewUntil'],
    },
  },
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

export const BlogPostHistory = new Table<PostVersion>({
  name: 'blog_post_history',
  holds: { noPerson: 'articles for everybody', texts: ['title', 'content', 'editedByName'] },
  exported: { notExported: 'earlier states of articles' },
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

/** The columns of a post without its text. */
export const SUMMARY = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  category: true,
  imageUrl: true,
  imageAlt: true,
  author: true,
  reviewedOn: true,
  readTime: true,
  status: true,
  publishedAt: true,
  updatedAt: true,
} satisfies Record<keyof PostSummary, true>;
const POST_FIELDS = Object.keys({ ...SUMMARY, content: true } satisfies Record<keyof Post, true>);

export const NEWEST_FIRST = { publishedAt: 'DESC', id: 'DESC' } as const;

/** The row without columns that are not part of a post. */
export function storedPost(row: PostRow): Post {
  return Object.fromEntries(POST_FIELDS.map((field) => [field, row[field as keyof Post]])) as unknown as Post;
}

/** The post as the site shows it at that time. */
export function postOf(row: PostRow, now: string): Post {
  return asOf(storedPost(row), now);
}
