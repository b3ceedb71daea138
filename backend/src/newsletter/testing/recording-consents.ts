import type { Unit } from '../../platform/unit-of-work.js';
import { Consents, type NewsletterRequest, type SubscribedPerson } from '../consents.js';

/** Keeps what it is asked in memory. A rollback does not remove it. */
export class RecordingConsents extends Consents {
  readonly asked: NewsletterRequest[] = [];
  readonly corrected: SubscribedPerson[] = [];

  override async ask(_unit: Unit, request: NewsletterRequest): Promise<void> {
    this.asked.push(request);
  }

  override async correct(_unit: Unit, person: SubscribedPerson): Promise<void> {
    this.corrected.push(person);
  }

  /** Files are imported by tests of the whole application. */
  override leaveByFile(): Promise<void> {
    throw new Error('no file is imported here');
  }
}
