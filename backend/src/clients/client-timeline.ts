import { Injectable } from '@nestjs/common';

/** What an entry is about. The first ones are between people: what was said, written, agreed. */
export const TIMELINE_KINDS = ['note', 'contact', 'message', 'booking', 'payment', 'case', 'change'] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Something that happened to a person, wherever it is stored. */
export interface TimelineEntry {
  readonly id: string;
  readonly kind: TimelineKind;
  readonly actionType: string;
  /** Days are written as `2026-11-24`, or `2026-11-24, 1pm`. */
  readonly actionDetails: string;
  /** How staff were in contact with the person. */
  readonly channel?: string;
  /** Of a payment, in whole centavos; negative where it was taken back. */
  readonly amount?: number;
  readonly currency?: string;
  /** The lead or the policy that it is about. */
  readonly leadType?: string;
  readonly leadId?: string;
  readonly policyId?: string;
  readonly performedByName: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

/** What another area keeps about what happened to clients. */
export interface TimelineSource {
  /** The newest entries about a client, newest first. */
  entries(clientId: string, limit: number): Promise<readonly TimelineEntry[]>;
}

/** Where the timelines of clients are read. The areas say it here: clients know none of those that come after them. */
@Injectable()
export class TimelineSources {
  readonly all: TimelineSource[] = [];

  add(source: TimelineSource): void {
    this.all.push(source);
  }
}
