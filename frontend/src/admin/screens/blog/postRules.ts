import { type CalendarDate, type Field, POST_FIELDS, readTimeOf } from '@contract';
import type { Post, PostDraft, PostStatus } from '@/shared/api-types';
import type { Words } from '@/admin/ground/drafts/differences';
import { dateAndTimeOf, momentOf } from '@/admin/ground/dates/businessTime';
import { toCalendarDate } from '@/admin/ground/dates/dates';

/** The fields of the form. The time of publication is in the office's time zone. */
export interface PostText {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: string;
  readonly imageUrl: string;
  readonly imageAlt: string;
  /** Empty: worked out from the content. */
  readonly readTime: string;
  readonly author: string;
  readonly reviewedOn: string;
  readonly status: PostStatus;
  /** As a `datetime-local` field has it; empty unless the post is scheduled. */
  readonly publishOn: string;
}

/** Labels of the fields in the form (spec §2). */
export const POST_LABELS = {
  ...Object.fromEntries(Object.entries<Field>(POST_FIELDS).map(([name, { label }]) => [name, label])),
  publishOn: 'Publish on',
} as Record<keyof PostText, string>;

export const STATUS_LABELS: Record<PostStatus, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

const EMPTY: PostText = {
  title: '',
  excerpt: '',
  content: '',
  category: '',
  imageUrl: '',
  imageAlt: '',
  readTime: '',
  author: '',
  reviewedOn: '',
  status: 'published',
  publishOn: '',
};

const FIELDS = Object.keys(EMPTY) as (keyof PostText)[];

/** What cannot be missing: title and category in a draft, what readers see in every other post (spec §5). */
function requiredFields(status: unknown): readonly (keyof PostText)[] {
  if (status === 'draft') return ['title', 'category'];
  const shown = ['title', 'excerpt', 'content', 'category', 'imageUrl'] as const;
  return status === 'scheduled' ? [...shown, 'publishOn'] : shown;
}

/** Errors for missing fields. */
export function missingFields(
  text: Partial<Record<keyof PostText, string | null>>,
): Partial<Record<keyof PostText, string>> {
  return Object.fromEntries(
    requiredFields(text.status)
      .filter((field) => !text[field]?.trim())
      .map((field) => [field, `${POST_LABELS[field]} is required`]),
  );
}

/** The fields of the form with the values that are there; others are empty, and the status is Published. */
export function formText(values: Partial<Record<keyof PostText, unknown>>): PostText {
  const known = FIELDS.filter((field) => typeof values[field] === 'string');
  return { ...EMPTY, ...Object.fromEntries(known.map((field) => [field, values[field]])) };
}

/** What the form shows of a post; of none, for a new one. A read time that was worked out is left empty. */
export function textOf(post: Post | null): PostText {
  if (!post) return EMPTY;
  return {
    ...formText(post),
    readTime: post.readTime === readTimeOf(post.content) ? '' : post.readTime,
    publishOn: post.publishAt ? localTime(dateAndTimeOf(post.publishAt)) : '',
  };
}

/** What a `datetime-local` field shows. */
export const localTime = ({ date, time }: { readonly date: string; readonly time: string }) =>
  `${date}T${time}`;

/** When a scheduled post is published, as ISO time; null for any other, and while the time is incomplete. */
export function publishAtOf({ status, publishOn }: Pick<PostText, 'status' | 'publishOn'>): string | null {
  const [date = '', time = ''] = publishOn.split('T');
  return status === 'scheduled' ? momentOf(date, time) : null;
}

/** The day of publication that readers see; today for a post that is published now. */
export function shownDay(text: PostText, post: Post | null): CalendarDate {
  const publishedAt = text.status === 'published' && post?.status === 'published' ? post.publishedAt : null;
  return toCalendarDate(new Date(publishAtOf(text) ?? publishedAt ?? Date.now()));
}

/** What is sent to the server. */
export function draftOf({ publishOn, reviewedOn, category, ...text }: PostText): PostDraft {
  return {
    ...text,
    category: category as PostDraft['category'],
    reviewedOn: reviewedOn || null,
    publishAt: publishAtOf({ status: text.status, publishOn }),
  };
}

/** The errors of the server under the fields of the form. */
export function formErrors(
  errors: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const { publishAt, ...others } = errors;
  return publishAt === undefined ? others : { ...others, publishOn: publishAt };
}

/** The fields of a post in words, the text last. */
export const postWords = (text: PostText): Words =>
  FIELDS.toSorted((a, b) => Number(a === 'content') - Number(b === 'content')).map((field) => [
    POST_LABELS[field],
    text[field] || 'Nothing',
  ]);
