import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { Database, transactionOf } from '../../platform/database/database.js';
import type { Unit } from '../../platform/unit-of-work.js';
import { PolicyProducts } from '../application/ports.js';
import { nameKeyOf } from '../domain/name-keys.js';
import type { PolicyDetails } from '../domain/policy.js';
import type { StoredPolicy } from '../domain/stored-policy.js';
import { readPolicies, type ReadPolicyRow } from './policy-rows.js';
import { type InsurerRow, Insurers, Products } from './policy.tables.js';

type ProductOfPolicy = Pick<PolicyDetails, 'insurer' | 'product' | 'line'>;

@Injectable()
export class SqlProducts extends PolicyProducts {
  constructor(private readonly database: Database) {
    super();
  }

  override async join(
    unit: Unit,
    { insurer: insurerName, product: productName, line }: ProductOfPolicy,
  ): Promise<Pick<StoredPolicy, 'insurerId' | 'productId'>> {
    const tx = transactionOf(unit);
    const { rowLock } = this.database;
    const insurer = named(insurerName);
    const whereInsurer = { nameKey: insurer.nameKey };
    const { id: insurerId } = (await tx.findOne(Insurers, { where: whereInsurer, ...rowLock })) ?? insurer;
    if (insurerId === insurer.id) await tx.insert(Insurers, insurer);
    const product = { ...named(productName), insurerId, line, graceDays: null };
    const whereProduct = { insurerId, line, nameKey: product.nameKey };
    const { id: productId } = (await tx.findOne(Products, { where: whereProduct, ...rowLock })) ?? product;
    if (productId === product.id) await tx.insert(Products, product);
    return { insurerId, productId };
  }

  override async usualGraceDays({ insurer, product, line }: ProductOfPolicy): Promise<number | null> {
    const { reader } = this.database;
    const known = await reader.findOneBy(Insurers, { nameKey: nameKeyOf(insurer) });
    if (!known) return null;
    const ofLine = { insurerId: known.id, line, nameKey: nameKeyOf(product) };
    return (await reader.findOneBy(Products, ofLine))?.graceDays ?? null;
  }

  override async usualGraceDaysAfter(
    policyId: string,
    change: Partial<ProductOfPolicy>,
  ): Promise<number | null> {
    const policies = `${readPolicies()} WHERE p.id = ?`;
    const [row] = await this.database.reader.query<ReadPolicyRow[]>(policies, [policyId]);
    return row ? this.usualGraceDays({ ...row, ...change }) : null;
  }
}

function named(name: string): InsurerRow {
  return { id: newId(), name, nameKey: nameKeyOf(name) };
}
