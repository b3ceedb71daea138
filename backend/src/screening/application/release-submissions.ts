import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { SubmissionReleases, type Releaser } from '../submission-releases.js';
import { UndecidedSubmissions } from './ports.js';

/** Makes suspected submissions leads. Two releases of one submission at the same time make one lead. */
@Injectable()
export class ReleaseSubmissions {
  constructor(
    private readonly submissions: UndecidedSubmissions,
    private readonly releases: SubmissionReleases,
  ) {}

  /** Throws `NotFound` when the submission is gone. */
  async execute(id: string, by: Releaser): Promise<void> {
    const submission = await this.submissions.findById(id);
    if (!submission) throw new NotFound('submission.gone');
    await this.releases.release(submission, by);
  }

  /** Releases those that are still there, one after the other; returns their number. */
  async all(ids: readonly string[], by: Releaser): Promise<number> {
    let released = 0;
    for (const id of ids)
      try {
        await this.execute(id, by);
        released += 1;
      } catch (error) {
        if (!(error instanceof NotFound)) throw error;
      }
    return released;
  }
}
