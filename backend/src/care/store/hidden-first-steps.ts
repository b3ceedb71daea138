import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { HiddenFirstStepsTable } from './care.tables.js';

/** Who does not want to see the first steps any more. */
@Injectable()
export class HiddenFirstSteps {
  constructor(private readonly database: Database) {}

  has(userId: string): Promise<boolean> {
    return this.database.reader.existsBy(HiddenFirstStepsTable, { userId });
  }

  async add(userId: string): Promise<void> {
    await this.database.write((tx) => tx.upsert(HiddenFirstStepsTable, { userId }, ['userId']));
  }
}
