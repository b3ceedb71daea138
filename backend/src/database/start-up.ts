import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { Logger } from '../shared/logger.js';
import { CreateFirstAdmin } from '../users/application/create-first-admin.js';
import { DemoContent } from './demo-content.js';
import { underStartLock } from './start-lock.js';

/** What is done once, at the first start of all: the first superadmin and, for a look around, sample content. */
@Injectable()
export class StartUp implements OnApplicationBootstrap {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly createFirstAdmin: CreateFirstAdmin,
    private readonly demo: DemoContent,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const [{ name: schema } = {}] = await this.dataSource.query<{ name?: string }[]>(
      'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
    );
    this.logger.event('database ready', { schema });
    await underStartLock(this.dataSource, async () => {
      const made = await this.createFirstAdmin.execute();
      // in no line of the log: this is for whoever started it
      if (made)
        process.stdout.write(
          `\n  First sign-in at /admin/login\n    username: ${made.username}\n    password: ${made.password}\n  It is shown only this once.\n\n`,
        );
      if (this.config.seedDemo && (await this.demo.addToEmptyDatabase()))
        this.logger.event('sample content added');
    });
  }
}
