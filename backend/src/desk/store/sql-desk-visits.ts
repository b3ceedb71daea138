import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import { Logger } from '../../platform/logger.js';
import { DeskVisits } from '../application/ports.js';
import type { Visit } from '../domain/visit.js';
import { DeskVisitTable } from './desk.tables.js';

@Injectable()
export class SqlDeskVisits extends DeskVisits {
  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
  ) {
    super();
  }

  override async find(userId: string): Promise<Visit | null> {
    const row = await this.database.reader.findOneBy(DeskVisitTable, { userId });
    return row && { since: row.since, seenAt: row.seenAt };
  }

  override async record(userId: string, visit: Visit, before: Visit | null): Promise<void> {
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
