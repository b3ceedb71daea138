import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import type { Insurer, Product } from './domain/insurer.js';
import type { PolicyDetails } from './domain/policy.js';
import { nameKeyOf, readPolicies, type ReadPolicyRow } from './store/policy-rows.js';
import { type InsurerRow, Insurers, type ProductRow, Products } from './store/policy.tables.js';

type ProductOfPolicy = Pick<PolicyDetails, 'insurer' | 'product' | 'line'>;

/** Reads of insurers and what they sell. */
@Injectable()
export class InsurerQueries {
  constructor(private readonly database: Database) {}

  /** All of them, by name. */
  async all(): Promise<Insurer[]> {
    const { reader } = this.database;
    const order = { nameKey: 'ASC' } as const;
    const insurers = await reader.find(Insurers, { order });
    const products = await reader.find(Products, { order });
    return insurers.map((insurer) => insurerOf(insurer, products));
  }

  /** Null for an unknown id. */
  async find(id: string): Promise<Insurer | null> {
    return (await this.all()).find((insurer) => insurer.id === id) ?? null;
  }

  /** The grace days that are usual for a product; null for an unknown one, and one without. */
  async usualGraceDays({ insurer, product, line }: ProductOfPolicy): Promise<number | null> {
    const { reader } = this.database;
    const known = await reader.findOneBy(Insurers, { nameKey: nameKeyOf(insurer) });
    if (!known) return null;
    const ofLine = { insurerId: known.id, line, nameKey: nameKeyOf(product) };
    return (await reader.findOneBy(Products, ofLine))?.graceDays ?? null;
  }

  /** The same for the product that a policy has after a change; null also for an unknown policy. */
  async usualGraceDaysAfter(policyId: string, change: Partial<ProductOfPolicy>): Promise<number | null> {
    const policies = `${readPolicies()} WHERE p.id = ?`;
    const [row] = await this.database.reader.query<ReadPolicyRow[]>(policies, [policyId]);
    return row ? this.usualGraceDays({ ...row, ...change }) : null;
  }
}

function insurerOf({ id, name }: InsurerRow, products: readonly ProductRow[]): Insurer {
  return { id, name, products: products.filter(({ insurerId }) => insurerId === id).map(productOf) };
}

function productOf({ id, name, line, graceDays }: ProductRow): Product {
  return { id, name, line, graceDays };
}
