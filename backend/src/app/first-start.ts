import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Logger } from '../platform/logger.js';
import { CreateFirstAdmin } from '../users/application/create-first-admin.js';
import { ConfiguredSamples } from './configured-samples.js';
import { underStartLock } from '../platform/database/start-lock.js';

/** Creates the first superadmin and, if configured, sample content on an empty database. */
@Injectable()
export class FirstStart implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly createFirstAdmin: CreateFirstAdmin,
    private readonly samples: ConfiguredSamples,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [{ name: schema } = {}] = await this.dataSource.query<{ name?: string }[]>(
      'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
    );
    this.logger.event('database ready', { schema });
    await underStartLock(this.dataSource, async () => {
      await this.samples.add();
      const made = await this.createFirstAdmin.execute();
      // standard output only: the password must not be in the log
      if (made)
        process.stdout.write(
          `\n  First sign-in at /admin/login\n    username: ${made.username}\n    password: ${made.password}\n  It is shown only this once.\n\n`,
        );
    });
  }
}
