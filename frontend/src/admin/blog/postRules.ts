import type { PostDraft } from '../../shared/api-types';

/** The fields of a post as the form names them (spec §2). */
export const POST_LABELS: Record<keyof PostDraft, string> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Category',
  imageUrl: 'Image URL',
  readTime: 'Read Time',
};

/** Every field is required (spec §5); the sentence for each that is missing. */
export function missingFields(draft: Partial<PostDraft>): Partial<Record<keyof PostDraft, string>> {
  const fields = Object.keys(POST_LABELS) as (keyof PostDraft)[];
  return Object.fromEntries(
    fields
      .filter((field) => !draft[field]?.trim())
      .map((field) => [field, `${POST_LABELS[field]} is required`]),
  );
}
