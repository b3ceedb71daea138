import { Injectable } from '@nestjs/common';
import { affected, Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { InsurerRepository, type StoredInsurer, type StoredProduct } from '../application/ports.js';
import { moveProductEntries } from './book-counters.js';
import { Insurers, Products } from './policy.tables.js';

@Injectable()
export class SqlInsurers extends InsurerRepository {
  constructor(private readonly database: Database) {
    super();
  }

  override async insurerOf(productId: string): Promise<string | null> {
    return (await this.database.reader.findOneBy(Products, { id: productId }))?.insurerId ?? null;
  }

  override async lock(unit: Unit, ids: readonly string[]): Promise<StoredInsurer[]> {
    const locked: StoredInsurer[] = [];
    for (const id of [...new Set(ids)].sort()) {
      const row = await transactionOf(unit).findOne(Insurers, { where: { id }, ...this.database.rowLock });
      if (row) locked.push(row);
    }
    return locked;
  }

  override findByKey(unit: Unit, nameKey: string): Promise<StoredInsurer | null> {
    return transactionOf(unit).findOneBy(Insurers, { nameKey });
  }

  override async save(unit: Unit, { id, name, nameKey }: StoredInsurer): Promise<void> {
    await transactionOf(unit).update(Insurers, { id }, { name, nameKey });
  }

  override async delete(unit: Unit, id: string): Promise<void> {
    await transactionOf(unit).delete(Insurers, { id });
  }

  override products(unit: Unit, insurerId: string): Promise<StoredProduct[]> {
    return transactionOf(unit).findBy(Products, { insurerId });
  }

  override async saveProduct(unit: Unit, { id, ...product }: StoredProduct): Promise<void> {
    await transactionOf(unit).update(Products, { id }, product);
  }

  override async deleteProduct(unit: Unit, id: string): Promise<void> {
    await transactionOf(unit).delete(Products, { id });
  }

  override moveInsurer(unit: Unit, from: string, to: string): Promise<number> {
    const moved = 'UPDATE policies SET insurerId = ? WHERE insurerId = ?';
    return affected(transactionOf(unit), moved, [to, from]);
  }

  override async moveProduct(unit: Unit, from: string, to: string): Promise<number> {
    const tx = transactionOf(unit);
    const moved = 'UPDATE policies SET productId = ? WHERE productId = ?';
    const policies = await affected(tx, moved, [to, from]);
    await moveProductEntries(tx, this.database, from, to);
    return policies;
  }

  override async numberOfBoth(unit: Unit, id: string, otherId: string): Promise<string | null> {
    const [twice] = await transactionOf(unit).query<{ policyNumber: string }[]>(
      `SELECT p.policyNumber FROM policies p JOIN policies o ON o.insurerId = ? AND o.numberKey = p.numberKey
       WHERE p.insurerId = ? ORDER BY p.numberKey LIMIT 1`,
      [otherId, id],
    );
    return twice?.policyNumber ?? null;
  }
}
