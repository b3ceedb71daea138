import { Conflict, NotFound } from '../../platform/domain-error.js';
import type { Unit } from '../../platform/unit-of-work.js';
import type { UndecidedSubmissions } from '../application/ports.js';
import type { Suspicion } from '../domain/suspicion.js';
import { type SuspectedSubmission, SuspectedSubmissions } from '../suspected-submissions.js';

/** Implements the ports in a map, which tests may inspect; these addresses are under a legal hold. */
export class InMemorySuspectedSubmissions extends SuspectedSubmissions implements UndecidedSubmissions {
  readonly submissions = new Map<string, SuspectedSubmission>();

  constructor(private readonly heldAddresses: readonly string[] = []) {
    super();
  }

  override async hold(_unit: Unit, submission: SuspectedSubmission): Promise<void> {
    this.submissions.set(submission.id, submission);
  }

  override async take(_unit: Unit, id: string): Promise<void> {
    if (!this.submissions.delete(id)) throw new NotFound('submission.gone');
  }

  async findById(id: string): Promise<SuspectedSubmission | null> {
    return this.submissions.get(id) ?? null;
  }

  async assertNotHeld(_unit: Unit, ids: readonly string[]): Promise<void> {
    if (ids.some((id) => this.isHeld(this.submissions.get(id)))) throw new Conflict('hold.keeps-data');
  }

  async remove(_unit: Unit, ids: readonly string[]): Promise<number> {
    return ids.filter((id) => this.submissions.delete(id)).length;
  }

  async removeAll(reason: Suspicion): Promise<number> {
    const free = [...this.submissions.values()].filter((one) => one.reason === reason && !this.isHeld(one));
    return this.remove(
      {} as Unit,
      free.map(({ id }) => id),
    );
  }

  private isHeld(submission: SuspectedSubmission | undefined): boolean {
    return submission !== undefined && this.heldAddresses.includes(submission.form.email);
  }
}
