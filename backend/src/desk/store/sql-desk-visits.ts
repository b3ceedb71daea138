import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { Logger } from '../../platform/logger.js';
import type { Visit } from '../domain/visit.js';
import { DeskVisitTable } from './desk.tables.js';

/** The last visit of each user. */
@Injectable()
export class SqlDeskVisits {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /** Null before the first one. */
  async find(userId: string): Promise<Visit | null> {
    const row = await this.database.reader.findOneBy(DeskVisitTable, { userId });
    return row && { since: row.since, seenAt: row.seenAt };
  }

  /**
   * Stores a visit unless another request replaced `before` in the meantime. Does not throw: the desk can be read
   * without it.
   */
  async record(userId: string, visit: Visit, before: Visit | null): Promise<void> {
    try {
      await this.database.write(async (tx) => {
        if (before) await tx.update(DeskVisitTable, { userId, seenAt: before.seenAt }, visit);
        else await tx.insert(DeskVisitTable, { userId, ...visit });
      });
    } catch (error) {
      // two first requests at the same moment
      if (!isUniqueViolation(error)) this.logger.failure('visit of the desk not stored', error, { userId });
    }
  }
}
