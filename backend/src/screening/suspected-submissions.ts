import type { Unit } from '../platform/unit-of-work.js';
import type { Suspicion } from './domain/suspicion.js';

export type SubmissionType = 'appointment' | 'subscription';

/** A submission that is kept apart from the leads until staff release or discard it. */
export interface SuspectedSubmission {
  /** The id, the reference and the time that the sender was given, and that the lead will have. */
  readonly id: string;
  readonly reference: string | null;
  readonly createdAt: string;
  readonly leadType: SubmissionType;
  readonly reason: Suspicion;
  /** The values of the form. */
  readonly form: Readonly<Record<string, string | null>> & { readonly email: string };
}

/** Suspected submissions, for the area that stores what is sent. Everything joins the caller's unit of work. */
export abstract class SuspectedSubmissions {
  abstract hold(unit: Unit, submission: SuspectedSubmission): Promise<void>;

  /**
   * Removes the submission, because it becomes a lead. Throws `NotFound` when it is gone, which ends the unit of work.
   */
  abstract take(unit: Unit, id: string): Promise<void>;
}
