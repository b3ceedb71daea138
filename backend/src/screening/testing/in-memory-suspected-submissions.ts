import { NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { type SuspectedSubmission, SuspectedSubmissions } from '../suspected-submissions.js';

/** Implements the port in a map, which tests may inspect. */
export class InMemorySuspectedSubmissions extends SuspectedSubmissions {
  readonly submissions = new Map<string, SuspectedSubmission>();

  override async hold(_unit: Unit, submission: SuspectedSubmission): Promise<void> {
    this.submissions.set(submission.id, submission);
  }

  override async take(_unit: Unit, id: string): Promise<void> {
    if (!this.submissions.delete(id)) throw new NotFound('submission.gone');
  }
}
