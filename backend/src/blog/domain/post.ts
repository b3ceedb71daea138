import { type CalendarDate, isCalendarDate } from '../../calendar/domain/calendar-date.js';
import { CALCULATOR_KINDS } from '../../planning/domain/calculator-kinds.js';
import { calculatorsIn, isCalculatorKind } from '../../planning/domain/embed.js';
import { Conflict, Invalid } from '../../platform/domain-error.js';
import { type Publication, publicationAfter, type PublicationChoice, asOf } from './publication.js';
import { readTimeOf } from './read-time.js';
import { slugOf } from './slug.js';

/** The categories of posts (spec §9). */
export const POST_CATEGORIES = ['Insurance', 'Investments', 'Retirement', 'Financial Planning'] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];

/** Page size of the public list (spec §9). */
export const POSTS_PER_PAGE = 6;

/** The fields that staff write. `content` is Markdown; `imageUrl` is an http(s) URL or a path of this site. */
interface PostText {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: PostCategory;
  readonly imageUrl: string;
  /** What the picture shows; empty for one that only decorates. */
  readonly imageAlt: string;
  /** Empty: the advisor of the business. */
  readonly author: string;
  /** The day of the last review of the text; null without one. */
  readonly reviewedOn: CalendarDate | null;
  readonly readTime: string;
}

/**
 * What staff send. A field that is left out stays as it is; in a new post it is empty. An empty read time is
 * worked out, and so is one that had been worked out before the edit.
 */
export type PostDraft = Pick<PostText, 'title' | 'excerpt' | 'content' | 'category' | 'imageUrl'> &
  Partial<PostText> &
  PublicationChoice;

/** `slug` is the last part of the article's address; it stays when the title changes. */
export interface Post extends PostText, Publication {
  readonly id: string;
  readonly slug: string;
  readonly updatedAt: string;
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
  /** The day of the edit in the business time zone. */
  readonly today: CalendarDate;
  /** The `updatedAt` of the post that was edited; null replaces any. */
  readonly ifUpdatedAt: string | null;
}

/** The post was changed after the editor read it. */
export class ChangedMeanwhile extends Conflict {
  readonly post: Post;

  constructor(post: Post) {
    super('post.changed');
    this.post = post;
  }
}

/** Creates a post, which is published at once unless the draft says otherwise. Rejects impossible dates. */
export function createPost(draft: PostDraft, id: string, now: string, today: CalendarDate): Post {
  const text = textAfter(draft, null, today);
  return { id, slug: slugOf(draft.title), ...text, ...publicationAfter(draft, null, now), updatedAt: now };
}

/** A post after an edit, and the version it replaces; null when the edit changes nothing. */
export interface Revision {
  readonly post: Post;
  readonly replaced: PostVersion | null;
}

/**
 * Applies an edit; the slug stays. Rejects impossible dates, and with `ChangedMeanwhile` an edit of an earlier state,
 * unless it changes nothing.
 */
export function revisePost(stored: Post, draft: PostDraft, edit: Edit): Revision {
  const post = asOf(stored, edit.at);
  const text = textAfter(draft, post, edit.today);
  const revised = { ...post, ...text, ...publicationAfter(draft, post, edit.at) };
  const fields = Object.keys(revised) as (keyof Post)[];
  if (fields.every((field) => revised[field] === post[field])) return { post, replaced: null };
  if (edit.ifUpdatedAt !== null && edit.ifUpdatedAt !== post.updatedAt) throw new ChangedMeanwhile(post);
  return {
    post: { ...revised, updatedAt: edit.at },
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

function textAfter(draft: PostDraft, before: Post | null, today: CalendarDate): PostText {
  const { title, excerpt, content, category, imageUrl } = draft;
  const reviewedOn = draft.reviewedOn === undefined ? (before?.reviewedOn ?? null) : draft.reviewedOn;
  if (reviewedOn !== null && reviewedOn !== before?.reviewedOn) assertReviewable(reviewedOn, today);
  assertCalculatorsKnown(content);
  const readTime = draft.readTime ?? before?.readTime ?? '';
  const wasWorkedOut = before !== null && readTime === readTimeOf(before.content);
  return {
    title,
    excerpt,
    content,
    category,
    imageUrl,
    reviewedOn,
    imageAlt: draft.imageAlt ?? before?.imageAlt ?? '',
    author: draft.author ?? before?.author ?? '',
    readTime: readTime && !wasWorkedOut ? readTime : readTimeOf(content),
  };
}

function assertReviewable(reviewedOn: string, today: CalendarDate): void {
  if (!isCalendarDate(reviewedOn)) throw new Invalid({ reviewedOn: 'field.real-date' });
  if (reviewedOn < '1900-01-01' || reviewedOn > today) throw new Invalid({ reviewedOn: 'post.reviewed-on' });
}

function assertCalculatorsKnown(content: string): void {
  const name = calculatorsIn(content).find((one) => !isCalculatorKind(one));
  if (name === undefined) return;
  throw new Invalid({ content: ['post.unknown-calculator', { name, known: CALCULATOR_KINDS.join(', ') }] });
}

/** The secret of the address under which a post can be read before it is published. */
export interface PreviewLink {
  /** SHA-256 in hexadecimal. */
  readonly tokenHash: string;
  readonly expiresAt: string;
}

/** What a list of posts needs to name one. */
export interface PostTitle {
  readonly id: string;
  readonly title: string;
  readonly isDeleted: boolean;
}
