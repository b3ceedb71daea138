/** What a post can be about (spec §9). */
export const POST_CATEGORIES = ['Insurance', 'Investments', 'Retirement', 'Financial Planning'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** What staff write. `content` is Markdown; `imageUrl` is http(s) or a path of this site. */
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

/** A post as lists show it: without its text. */
export type PostSummary = Omit<Post, 'content'>;

/** A title and content as they were before somebody's edit. */
export interface PostVersion {
  readonly id: string;
  readonly blogPostId: string;
  readonly title: string;
  readonly content: string;
  readonly editedBy: string;
  readonly editedByName: string;
  readonly createdAt: string;
}

/** Who edits, and when. */
export interface Edit {
  readonly id: string;
  readonly editor: { readonly id: string; readonly name: string };
  readonly at: string;
}

/** A new post, published at once. */
export function publishPost(draft: PostDraft, id: string, publishedAt: string): Post {
  return { id, slug: slugOf(draft.title), ...draft, publishedAt };
}

/** The post with its new text, and the version it replaces; null when nothing is new. The publishing time stays. */
export function revisePost(
  post: Post,
  draft: PostDraft,
  edit: Edit,
): { post: Post; replaced: PostVersion | null } {
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

/** A title as an address: lower-case Latin letters, digits and single hyphens, at most 80 characters. */
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

/** The slug itself, or with the first number behind it that makes it free. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
