import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Insurer, Product } from '../domain/insurer.js';
import { type InsurerRow, Insurers, type ProductRow, Products } from './policy.tables.js';

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
}

function insurerOf({ id, name }: InsurerRow, products: readonly ProductRow[]): Insurer {
  return { id, name, products: products.filter(({ insurerId }) => insurerId === id).map(productOf) };
}

function productOf({ id, name, line, graceDays }: ProductRow): Product {
  return { id, name, line, graceDays };
}
