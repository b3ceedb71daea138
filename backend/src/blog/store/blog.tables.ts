import { columnsOf } from '../../platform/database/field-columns.js';
import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import { fileOf } from '../../platform/fields/rows-in-file.js';
import { entityFrom } from '../../platform/fields/fields.js';
import type { Post, PostSummary, PostVersion } from '../domain/post.js';
import { POST_FIELDS, SUMMARY_FIELDS } from '../domain/post-fields.js';
import { asOf } from '../domain/publication.js';

/** A deleted post keeps its row, so that it can be restored. */
export type PostRow = Post & {
  readonly deletedAt: string | null;
  /** SHA-256 of the secret of its preview link. */
  readonly previewHash: string | null;
  readonly previewUntil: string | null;
};

export const BlogPosts = new Table<PostRow>({
  name: 'blog_posts',
  holds: { noPerson: 'articles for everybody', texts: ['title', 'content'] },
  exported: {
    files: [
      fileOf(
        'articles.csv',
        'The articles of the site, published and not. Deleted ones are left out.',
        POST_FIELDS,
        'deletedAt IS NULL',
      ),
    ],
    leftOut: {
      'derived from other columns': ['readTime'],
      'null in the rows that are exported': ['deletedAt'],
      'links of this site': ['previewHash', 'previewUntil'],
    },
  },
  columns: {
    ...columnsOf(POST_FIELDS),
    deletedAt: nullableText,
    previewHash: nullableText,
    previewUntil: nullableText,
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
export const SUMMARY = Object.fromEntries(SUMMARY_FIELDS.map((name) => [name, true])) as Record<
  keyof PostSummary,
  true
>;

export const NEWEST_FIRST = { publishedAt: 'DESC', id: 'DESC' } as const;

/** The row without columns that are not part of a post. */
export const storedPost = (row: PostRow): Post => entityFrom<Post>(POST_FIELDS, row);

/** The post as the site shows it at that time. */
export function postOf(row: PostRow, now: string): Post {
  return asOf(storedPost(row), now);
}
