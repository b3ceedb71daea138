import type { PostDraft } from '../../shared/api-types';

/** Labels of the fields in the form (spec §2). */
export const POST_LABELS: Record<keyof PostDraft, string> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Category',
  imageUrl: 'Image URL',
  readTime: 'Read Time',
};

/** Errors for missing fields; every field is required (spec §5). */
export function missingFields(draft: Partial<PostDraft>): Partial<Record<keyof PostDraft, string>> {
  const fields = Object.keys(POST_LABELS) as (keyof PostDraft)[];
  return Object.fromEntries(
    fields
      .filter((field) => !draft[field]?.trim())
      .map((field) => [field, `${POST_LABELS[field]} is required`]),
  );
}

/** The editable fields of a post, in form order; missing values become empty strings. */
export function draftOf(fields: Partial<PostDraft>): PostDraft {
  const names = Object.keys(POST_LABELS) as (keyof PostDraft)[];
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? ''])) as unknown as PostDraft;
}
