/** The categories of posts (spec §9). */
export const POST_CATEGORIES = ['Insurance', 'Investments', 'Retirement', 'Financial Planning'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** Page size of the public list (spec §9). */
export const POSTS_PER_PAGE = 6;

/** The fields that staff edit. `content` is Markdown; `imageUrl` is an http(s) URL or a path of this site. */
export interface PostDraft {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: PostCategory;
  readonly imageUrl: string;
  readonly readTime: string;
}

/** `slug` is the last part of the article's address; it stays when the title changes. */
export interface Post extends PostDraft {
  readonly id: string;
  readonly slug: string;
  readonly publishedAt: string;
}

/** A post without its content, for lists. */
export type PostSummary = Omit<Post, 'content'>;

/** A deleted post, which can be restored; without its content. */
export interface DeletedPost extends PostSummary {
  readonly deletedAt: string;
}

/** Title and content before an edit. */
export interface PostVersion {
  readonly id: string;
  readonly blogPostId: string;
  readonly title: string;
  readonly content: string;
  readonly editedBy: string;
  readonly editedByName: string;
  readonly createdAt: string;
}

/** The id of the new version, its editor and the time of the edit. */
export interface Edit {
  readonly id: string;
  readonly editor: { readonly id: string; readonly name: string };
  readonly at: string;
}

/** Creates a post, which is published immediately. */
export function publishPost(draft: PostDraft, id: string, publishedAt: string): Post {
  return { id, slug: slugOf(draft.title), ...draft, publishedAt };
}

/** A post after an edit, and the version it replaces; null when the edit changes nothing. */
export interface Revision {
  readonly post: Post;
  readonly replaced: PostVersion | null;
}

/** Applies an edit; the slug and the time of publication stay. */
export function revisePost(post: Post, draft: PostDraft, edit: Edit): Revision {
  const fields = Object.keys(draft) as (keyof PostDraft)[];
  if (fields.every((field) => draft[field] === post[field])) return { post, replaced: null };
  return {
    post: { ...post, ...draft },
    replaced: {
      id: edit.id,
      blogPostId: post.id,
      title: post.title,
      content: post.content,
      editedBy: edit.editor.id,
      editedByName: edit.editor.name,
      createdAt: edit.at,
    },
  };
}

/** The slug of a title: lower-case Latin letters, digits and single hyphens, at most 80 characters. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return words === '' ? 'article' : words;
}

/** The slug, or the slug with the first number that is not in use. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
