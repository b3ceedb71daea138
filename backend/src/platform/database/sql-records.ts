import type { FactoryProvider } from '@nestjs/common';
import type { FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { Records } from '../records.js';
import type { Unit } from '../unit-of-work.js';
import { Database, transactionOf } from './database.js';
import type { Table } from './table.js';

/** Records of which each is a row of a table. */
export class SqlRecords<Entity extends { readonly id: string }> extends Records<Entity> {
  constructor(
    protected readonly database: Database,
    private readonly table: Table<Entity>,
  ) {
    super();
  }

  override findById(id: string): Promise<Entity | null> {
    return this.database.reader.findOneBy(this.table, whereId(id));
  }

  override lock(unit: Unit, id: string): Promise<Entity | null> {
    return transactionOf(unit).findOne(this.table, { where: whereId(id), ...this.database.rowLock });
  }

  override async add(unit: Unit, added: Entity): Promise<void> {
    await transactionOf(unit).insert(this.table, added as QueryDeepPartialEntity<Entity>);
  }

  override async save(unit: Unit, changed: Entity): Promise<void> {
    await transactionOf(unit).update(this.table, changed.id, changed as QueryDeepPartialEntity<Entity>);
  }

  override async remove(unit: Unit, id: string): Promise<void> {
    await transactionOf(unit).delete(this.table, id);
  }
}

/** The port with the rows of a table, for the providers of the area's module. */
export function recordsIn<Entity extends { readonly id: string }>(
  port: abstract new () => Records<Entity>,
  table: Table<Entity>,
): FactoryProvider {
  return {
    provide: port,
    inject: [Database],
    useFactory: (database: Database) => new SqlRecords(database, table),
  };
}

const whereId = <Entity>(id: string) => ({ id }) as unknown as FindOptionsWhere<Entity>;
