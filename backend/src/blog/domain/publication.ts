import { Invalid } from '../../platform/domain-error.js';

/** draft: only staff see it. scheduled: the site shows it from `publishedAt` on. published: the site shows it. */
export const POST_STATUSES = ['draft', 'scheduled', 'published'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

const LONGEST_WAIT_MS = 5 * 366 * 24 * 3_600_000;

/** Whether and since when the site shows a post. A draft has the time at which it became one. */
export interface Publication {
  readonly status: PostStatus;
  /** ISO 8601 UTC; for a scheduled post in the future. */
  readonly publishedAt: string;
}

/** What staff decide; `publishAt` counts for a scheduled post only. */
export interface PublicationChoice {
  readonly status?: PostStatus;
  /** ISO 8601 UTC. */
  readonly publishAt?: string | null;
}

/** A scheduled post whose time has come is a published one: no process has to publish it. */
export function asOf<T extends Publication>(post: T, now: string): T {
  return post.status === 'scheduled' && post.publishedAt <= now ? { ...post, status: 'published' } : post;
}

/** The time that a scheduled post waits for. */
export function publishAtOf({ status, publishedAt }: Publication): string | null {
  return status === 'scheduled' ? publishedAt : null;
}

/** When readers last saw a change: a scheduled post is written before it is published. */
export function changedAt(post: { readonly publishedAt: string; readonly updatedAt: string }): string {
  return post.updatedAt > post.publishedAt ? post.updatedAt : post.publishedAt;
}

/**
 * The publication after the choice. Without a status it stays; a new post is then published at once. A post that is
 * published keeps its time. Rejects a scheduled post without a time, with a past one, or with one in more than five years.
 */
export function publicationAfter(
  { status, publishAt }: PublicationChoice,
  earlier: Publication | null,
  now: string,
): Publication {
  // a whole post is a publication, too
  const before = earlier && { status: earlier.status, publishedAt: earlier.publishedAt };
  if (status === undefined) return before ?? { status: 'published', publishedAt: now };
  if (status === 'scheduled') {
    const time = publishAt ?? '';
    // the form of a post whose time came meanwhile
    if (before && before.status !== 'draft' && before.publishedAt === time) return before;
    assertPossible(time, now);
    return { status, publishedAt: time };
  }
  if (before?.status === status) return before;
  const keepsTime = status === 'draft' && before?.status === 'published';
  return { status, publishedAt: keepsTime ? before.publishedAt : now };
}

function assertPossible(publishAt: string, now: string): void {
  if (publishAt === '') throw new Invalid({ publishAt: 'post.publish-required' });
  if (publishAt <= now) throw new Invalid({ publishAt: 'post.publish-past' });
  if (Date.parse(publishAt) - Date.parse(now) > LONGEST_WAIT_MS)
    throw new Invalid({ publishAt: 'post.publish-too-late' });
}
