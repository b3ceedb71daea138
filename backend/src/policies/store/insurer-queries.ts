import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Insurer, Product } from '../domain/insurer.js';
import { Insurers, type ProductRow, Products } from './policy.tables.js';

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
    const counted = await reader.query<{ productId: string; policies: number | string }[]>(
      'SELECT productId, COUNT(*) AS policies FROM policies GROUP BY productId',
    );
    const policies = new Map(counted.map((row) => [row.productId, Number(row.policies)]));
    return insurers.map(({ id, name }) => ({
      id,
      name,
      products: products
        .filter(({ insurerId }) => insurerId === id)
        .map((product) => Object.assign(productOf(product), { policies: policies.get(product.id) ?? 0 })),
    }));
  }

  /** Null for an unknown id. */
  async find(id: string): Promise<Insurer | null> {
    return (await this.all()).find((insurer) => insurer.id === id) ?? null;
  }
}

function productOf({ id, name, line, graceDays }: ProductRow): Product {
  return { id, name, line, graceDays };
}
