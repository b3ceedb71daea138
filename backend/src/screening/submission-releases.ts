import { Injectable } from '@nestjs/common';
import type { SubmissionType, SuspectedSubmission } from './suspected-submissions.js';

export interface Releaser {
  readonly id: string;
  readonly name: string;
}

/**
 * Makes the submission a lead with its own id, reference and time, as if it had come in now, and removes it from the
 * suspected ones in the same unit of work. Throws `NotFound` when it is gone.
 */
export type ReleaseSubmission = (submission: SuspectedSubmission, by: Releaser) => Promise<void>;

/** How submissions become leads; the area of the leads registers it. */
@Injectable()
export class SubmissionReleases {
  private readonly byType = new Map<SubmissionType, ReleaseSubmission>();

  register(leadType: SubmissionType, release: ReleaseSubmission): void {
    this.byType.set(leadType, release);
  }

  async release(submission: SuspectedSubmission, by: Releaser): Promise<void> {
    const release = this.byType.get(submission.leadType);
    if (!release) throw new Error(`Nobody releases suspected submissions of the type ${submission.leadType}`);
    await release(submission, by);
  }
}
