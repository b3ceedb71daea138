import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { Database } from './database.js';
import { databaseOver, dataSourceOptions, openDataSource } from './data-sources.js';

/** One opened and migrated database for the whole application. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      // openDataSource waits for the database by itself
      useFactory: ({ database }: Config) => ({ ...dataSourceOptions(database), toRetry: () => false }),
      dataSourceFactory: (options) => openDataSource(options!),
    }),
  ],
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
  constructor(private readonly database: Database) {}

  onApplicationShutdown(): Promise<void> {
    return this.database.close();
  }
}
