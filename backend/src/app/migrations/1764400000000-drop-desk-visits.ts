import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk has no list of the leads since the last visit any more. */
export class DropDeskVisits1764400000000 implements MigrationInterface {
  name = 'DropDeskVisits1764400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS desk_visits');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('The visits are not stored any more; restore a backup instead'));
  }
}
