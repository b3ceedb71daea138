import type { Transaction } from '../../platform/database/database.js';
import { Consents, type NewsletterRequest } from '../consents.js';

/** Keeps what it is asked in memory. A rollback does not remove it. */
export class RecordingConsents extends Consents {
  readonly asked: NewsletterRequest[] = [];
  readonly corrected: Pick<NewsletterRequest, 'subscriptionId' | 'firstName' | 'email'>[] = [];

  override async ask(_tx: Transaction, request: NewsletterRequest): Promise<void> {
    this.asked.push(request);
  }

  override async correct(_tx: Transaction, person: RecordingConsents['corrected'][number]): Promise<void> {
    this.corrected.push(person);
  }

  /** Files are imported by tests of the whole application. */
  override leaveByFile(): Promise<void> {
    throw new Error('no file is imported here');
  }
}
