import type { SubmissionType } from './suspected-submissions.js';

/** Something held about a person here: a suspected submission, or an entry of the block list. */
export interface PersonalSubmission {
  readonly id: string;
  readonly kind: SubmissionType | 'blocked';
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

declare module '../platform/personal-data.js' {
  interface PersonalLists {
    readonly suspected: readonly PersonalSubmission[];
  }
  interface PersonalCounts {
    readonly suspected: number;
  }
}
