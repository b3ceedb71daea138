import { type DynamicModule, Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { Database } from './database.js';
import { databaseOver, dataSourceOptions, openDataSource } from './data-sources.js';

/** One opened and migrated database for the whole application. */
@Global()
@Module({
  providers: [
    {
      provide: Database,
      inject: [getDataSourceToken()],
      useFactory: (dataSource: DataSource) => databaseOver(dataSource),
    },
  ],
  exports: [Database],
})
export class DatabaseModule implements OnApplicationShutdown {
  /** `onSilence` is told each time that the database did not answer at the start. */
  static with(onSilence?: () => void): DynamicModule {
    const opened = TypeOrmModule.forRootAsync({
      inject: [Config],
      // openDataSource waits for the database by itself
      useFactory: ({ database }: Config) => ({ ...dataSourceOptions(database), toRetry: () => false }),
      dataSourceFactory: (options) => openDataSource(options!, onSilence),
    });
    return { module: DatabaseModule, imports: [opened] };
  }

  constructor(private readonly database: Database) {}

  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
