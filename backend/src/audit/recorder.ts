import { Injectable } from '@nestjs/common';
import { Logger } from '../platform/logger.js';
import { type AuditEntry, AuditTrail } from './audit-trail.js';

/** Records what has already happened: a trail that cannot be written is reported and does not undo it. */
@Injectable()
export class Recorder {
  private failures = 0;

  constructor(
    private readonly trail: AuditTrail,
    private readonly logger: Logger,
  ) {}

  /** Actions that could not be recorded since the start. */
  get unrecorded(): number {
    return this.failures;
  }

  /** Resolves when the entry is on disk, or when its failure is logged. Never rejects. */
  async record(entry: AuditEntry): Promise<void> {
    try {
      await this.trail.record(entry);
    } catch (error) {
      this.failures += 1;
      const { action, userId, details, requestId } = entry;
      this.logger.failure('an action is missing from the audit trail', error, {
        ...details,
        action,
        userId,
        requestId,
      });
    }
  }
}
