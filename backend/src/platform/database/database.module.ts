import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { Logger } from '../logger.js';
import { UnitOfWork } from '../unit-of-work.js';
import { Database } from './database.js';
import { databaseOver, dataSourceOptions, openDataSource, type Schema } from './data-sources.js';

/** Provides one opened and migrated `Database` to the application. */
@Global()
@Module({
  providers: [
    {
      provide: Database,
      inject: [getDataSourceToken()],
      useFactory: (dataSource: DataSource) => databaseOver(dataSource),
    },
    { provide: UnitOfWork, useExisting: Database },
  ],
  exports: [Database, UnitOfWork],
})
export class DatabaseModule implements OnApplicationShutdown {
  static with(schema: Schema): DynamicModule {
    let logger: Logger | undefined;
    const opened = TypeOrmModule.forRootAsync({
      inject: [Config, Logger],
      // openDataSource already waits for the database
      useFactory: ({ database }: Config, log: Logger) => {
        logger = log;
        return { ...dataSourceOptions(database, schema), toRetry: () => false };
      },
      dataSourceFactory: (options) =>
        openDataSource(options!, (steps) =>
          logger?.event(`migrating the database: ${steps} ${steps === 1 ? 'step' : 'steps'}`),
        ),
    });
    return { module: DatabaseModule, imports: [opened] };
  }

  constructor(private readonly database: Database) {}

  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
