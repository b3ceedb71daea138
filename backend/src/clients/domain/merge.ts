import { Invalid, type Said } from '../../platform/domain-error.js';
import { type Client, type ClientDetails, eachOnce, EMPTY_DETAILS, isSame } from './client.js';
import { CLIENT_DETAILS, MOST_NOTES, MOST_TAGS } from './client-fields.js';
import type { HouseholdMember } from './household.js';

/** Whose value is kept: that of the surviving client, or that of the other one. */
export const KEPT = ['this', 'other'] as const;
export type Kept = (typeof KEPT)[number];
export type KeptFields = Partial<Record<keyof ClientDetails, Kept>>;

/** Ids of what is linked to clients, by the kind of link. */
export type Links = Readonly<Record<string, readonly string[]>>;

/** A household that a merge changed; one without members after it was dissolved. */
export interface MergedHousehold {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly before: readonly HouseholdMember[];
  readonly after: readonly HouseholdMember[];
}

/** What a merge changed. The other client keeps its details, and so they are not repeated. */
export interface MergeRecord {
  /** The details of the surviving client. */
  readonly before: ClientDetails;
  readonly after: ClientDetails;
  /** What was linked to the surviving client before, and what came from the other one. */
  readonly own: Links;
  readonly moved: Links;
  readonly households: readonly MergedHousehold[];
  /** Clients that had been merged into the other one. */
  readonly absorbed: readonly string[];
  /** What the surviving client was found by besides its details, because of earlier merges. */
  readonly former: string;
}

/** The record of a merge as it was stored. Those of older versions lack what clients did not have then. */
export function readMergeRecord(stored: string): MergeRecord {
  const record = JSON.parse(stored) as Omit<MergeRecord, 'former'> & Partial<MergeRecord>;
  return {
    ...record,
    before: { ...EMPTY_DETAILS, ...record.before },
    after: { ...EMPTY_DETAILS, ...record.after },
    former: record.former ?? '',
  };
}

/** What was changed after a merge, and stays when the merge is taken back. */
export interface Stayed {
  /** A `field`, a `household`, or a kind of link. */
  readonly kind: string;
  /** The name of the field, or an id. */
  readonly id: string;
}

/**
 * The details of the surviving client after a merge. A field that `keep` does not name has the one value that there is;
 * where both clients have one, notes and tags of both, and else that of the surviving client. Rejects notes and tags that are
 * too many together.
 */
export function mergeDetails(survivor: Client, other: Client, keep: KeptFields): ClientDetails {
  const details = eachField((field) => {
    const choice = keep[field];
    if (choice) return (choice === 'this' ? survivor : other)[field];
    if (field === 'tags') return eachOnce([...survivor.tags, ...other.tags]);
    if (field === 'notes') return bothTexts(survivor.notes, other.notes);
    return survivor[field] ?? other[field];
  });
  const problems: Record<string, Said> = {};
  if ((details.notes?.length ?? 0) > MOST_NOTES)
    problems['keep.notes'] = ['merge.notes', { max: MOST_NOTES }];
  if (details.tags.length > MOST_TAGS) problems['keep.tags'] = ['merge.tags', { max: MOST_TAGS }];
  if (Object.keys(problems).length > 0) throw new Invalid(problems);
  // a client is never the own referrer
  const isSelf = details.referredBy === survivor.id || details.referredBy === other.id;
  return isSelf ? { ...details, referredBy: null } : details;
}

/** The details without the rest of a client. */
export function detailsOf(client: ClientDetails): ClientDetails {
  return eachField((field) => client[field]);
}

/** The details from before a merge; a field that was changed since stays, and is named. */
export function undoDetails(
  { before, after }: Pick<MergeRecord, 'before' | 'after'>,
  now: ClientDetails,
): { readonly details: ClientDetails; readonly stayed: readonly (keyof ClientDetails)[] } {
  const stayed = CLIENT_DETAILS.filter((field) => !isSame(now[field], after[field]));
  return { details: eachField((field) => (stayed.includes(field) ? now : before)[field]), stayed };
}

/**
 * Which links go back to the other client: those that came from it and are still there. What was linked since stays, as what
 * is linked elsewhere now.
 */
export function undoLinks(
  { own, moved }: { readonly own: readonly string[]; readonly moved: readonly string[] },
  now: readonly string[],
): { readonly back: readonly string[]; readonly stayed: readonly string[] } {
  const back = moved.filter((id) => now.includes(id));
  const elsewhere = moved.filter((id) => !now.includes(id));
  const since = now.filter((id) => !own.includes(id) && !moved.includes(id));
  return { back, stayed: [...elsewhere, ...since] };
}

/** The same of every kind of link. */
export function undoAllLinks(
  { own, moved }: Pick<MergeRecord, 'own' | 'moved'>,
  now: Links,
): { readonly back: Links; readonly stayed: readonly Stayed[] } {
  const undone = Object.entries(now).map(
    ([kind, ids]) => [kind, undoLinks({ own: own[kind] ?? [], moved: moved[kind] ?? [] }, ids)] as const,
  );
  return {
    back: Object.fromEntries(undone.map(([kind, { back }]) => [kind, back])),
    stayed: undone.flatMap(([kind, { stayed }]) => stayed.map((id) => ({ kind, id }))),
  };
}

/** The links without those of some ids. */
export function linksBesides(links: Links, ids: readonly string[]): Links {
  const others = Object.entries(links).map(
    ([kind, linked]) => [kind, linked.filter((id) => !ids.includes(id))] as const,
  );
  return Object.fromEntries(others);
}

function eachField(value: (field: keyof ClientDetails) => unknown): ClientDetails {
  return Object.fromEntries(CLIENT_DETAILS.map((field) => [field, value(field)])) as unknown as ClientDetails;
}

function bothTexts(one: string | null, other: string | null): string | null {
  const texts = [one, other].filter(Boolean);
  return texts.length === 0 ? null : [...new Set(texts)].join('\n\n');
}
