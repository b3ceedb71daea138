import { Injectable } from '@nestjs/common';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { retryOnUniqueViolation } from '../../platform/database/retry.js';
import { Conflict, Invalid, NotFound } from '../../platform/domain-error.js';
import type { MergedNames, ProductChange } from '../application/correct-insurers.js';
import { moveProduct } from './book-counters.js';
import { nameKeyOf } from './policy-rows.js';
import { Insurers, type ProductRow, Products } from './policy.tables.js';

/** Somebody may take a name at the same moment. */
const MAX_ATTEMPTS = 2;

/** Corrections of insurers and products. A locked insurer gets no policy and no product until the unit of work ends. */
@Injectable()
export class SqlInsurers {
  constructor(private readonly database: Database) {}

  /** Rejects an unknown insurer, and the name of another one. */
  rename(id: string, name: string): Promise<void> {
    return this.write(async (tx) => {
      if (!(await this.lock(tx, [id])).includes(id)) throw new NotFound('insurer.unknown');
      const nameKey = nameKeyOf(name);
      const taken = await tx.findOneBy(Insurers, { nameKey });
      if (taken && taken.id !== id) throw new Invalid({ name: 'insurer.name-taken' });
      await tx.update(Insurers, { id }, { name, nameKey });
    });
  }

  /** Returns the id of the insurer. Rejects an unknown product, and the name of another one of the insurer in the line. */
  changeProduct(id: string, change: ProductChange): Promise<string> {
    return this.withProduct(id, async (tx, product) => {
      const { insurerId, line } = product;
      const { name, graceDays } = { ...product, ...change };
      const nameKey = nameKeyOf(name);
      const taken = await tx.findOneBy(Products, { insurerId, line, nameKey });
      if (taken && taken.id !== id) throw new Invalid({ name: 'product.name-taken' });
      await tx.update(Products, { id }, { name, nameKey, graceDays });
      return insurerId;
    });
  }

  /** Rejects unknown insurers, the insurer itself, and a policy number that both have. */
  merge(id: string, otherId: string): Promise<MergedNames> {
    return this.write(async (tx) => {
      const locked = await this.lock(tx, [id, otherId]);
      if (!locked.includes(id)) throw new NotFound('insurer.unknown');
      if (id === otherId || !locked.includes(otherId)) throw new Invalid({ otherId: 'insurer.other' });
      await assertNoNumberTwice(tx, id, otherId);
      const own = await tx.findBy(Products, { insurerId: id });
      for (const product of await tx.findBy(Products, { insurerId: otherId })) {
        const same = own.find(({ line, nameKey }) => line === product.line && nameKey === product.nameKey);
        if (same) await this.uniteProducts(tx, same, product);
        else await tx.update(Products, { id: product.id }, { insurerId: id });
      }
      const { name } = await tx.findOneByOrFail(Insurers, { id });
      const { name: otherName } = await tx.findOneByOrFail(Insurers, { id: otherId });
      const moved = 'UPDATE policies SET insurerId = ? WHERE insurerId = ?';
      const policies = await affected(tx, moved, [id, otherId]);
      await affected(tx, 'DELETE FROM insurers WHERE id = ?', [otherId]);
      return { name, otherName, policies };
    });
  }

  /** Rejects an unknown product, and one that is not another of the insurer and line. */
  mergeProducts(id: string, otherId: string): Promise<MergedNames & { readonly insurerId: string }> {
    return this.withProduct(id, async (tx, product) => {
      const { insurerId, line } = product;
      const other = await tx.findOneBy(Products, { id: otherId, insurerId, line });
      if (!other || other.id === id) throw new Invalid({ otherId: 'product.other' });
      const policies = await this.uniteProducts(tx, product, other);
      return { insurerId, name: product.name, otherName: other.name, policies };
    });
  }

  /** Gives the policies of the other product to this one, and its usual grace days if this one has none. Returns how many. */
  private async uniteProducts(tx: Transaction, product: ProductRow, other: ProductRow): Promise<number> {
    const moved = 'UPDATE policies SET productId = ? WHERE productId = ?';
    const policies = await affected(tx, moved, [product.id, other.id]);
    await moveProduct(tx, this.database, other.id, product.id);
    await tx.update(Products, { id: product.id }, { graceDays: product.graceDays ?? other.graceDays });
    await affected(tx, 'DELETE FROM products WHERE id = ?', [other.id]);
    return policies;
  }

  /** Those of the ids that are insurers, in one order for everybody. */
  private async lock(tx: Transaction, ids: readonly string[]): Promise<string[]> {
    const locked: string[] = [];
    for (const id of [...new Set(ids)].sort()) {
      const row = await tx.findOne(Insurers, { where: { id }, ...this.database.rowLock });
      if (row) locked.push(row.id);
    }
    return locked;
  }

  /** Runs a unit of work with a lock on the insurer of the product. Rejects an unknown product. */
  private async withProduct<T>(
    id: string,
    work: (tx: Transaction, product: ProductRow) => Promise<T>,
  ): Promise<T> {
    const known = await this.database.reader.findOneBy(Products, { id });
    if (!known) throw new NotFound('product.unknown');
    const { insurerId } = known;
    return this.write(async (tx) => {
      await this.lock(tx, [insurerId]);
      const product = await tx.findOneBy(Products, { id, insurerId });
      if (!product) throw new NotFound('product.unknown');
      return work(tx, product);
    });
  }

  private write<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return retryOnUniqueViolation(MAX_ATTEMPTS, () => this.database.write(work));
  }
}

async function assertNoNumberTwice(tx: Transaction, id: string, otherId: string): Promise<void> {
  const [twice] = await tx.query<{ policyNumber: string }[]>(
    `SELECT p.policyNumber FROM policies p JOIN policies o ON o.insurerId = ? AND o.numberKey = p.numberKey
     WHERE p.insurerId = ? ORDER BY p.numberKey LIMIT 1`,
    [otherId, id],
  );
  if (twice) throw new Conflict(['insurer.number-twice', { number: twice.policyNumber }]);
}
