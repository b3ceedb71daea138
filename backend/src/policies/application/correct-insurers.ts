import { Injectable } from '@nestjs/common';
import { Conflict, Invalid, NotFound } from '../../platform/domain-error.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { type Unit, UnitOfWork } from '../../platform/unit-of-work.js';
import type { InsurerMessage, Product } from '../domain/insurer.js';
import { nameKeyOf } from '../domain/name-keys.js';
import { assertPlainName } from '../domain/plain-names.js';
import { InsurerRepository, type StoredProduct } from './ports.js';

/** Attempts of a unit of work; a concurrent one may have stored the same name. */
const ATTEMPTS = 2;

type ProductChange = Partial<Pick<Product, 'name' | 'graceDays'>>;

/** What a merge made one, by the names of before, and how many policies it moved. */
export interface MergedNames {
  readonly name: string;
  readonly otherName: string;
  readonly policies: number;
}

/**
 * Corrects insurers and products, which are made while a policy is typed; all policies of them follow. The line of a product
 * stays: a policy that is in the wrong line is changed itself.
 */
@Injectable()
export class CorrectInsurers {
  constructor(
    private readonly units: UnitOfWork,
    private readonly insurers: InsurerRepository,
    private readonly live: LiveUpdates<InsurerMessage>,
  ) {}

  /** Rejects an unknown insurer, the name of another one, and one with a link or a phone number. */
  async rename(id: string, name: string): Promise<void> {
    assertPlainName(name);
    const nameKey = nameKeyOf(name);
    await this.units.run(async (unit) => {
      const [known] = await this.insurers.lock(unit, [id]);
      if (!known) throw new NotFound('insurer.unknown');
      const taken = await this.insurers.findByKey(unit, nameKey);
      if (taken && taken.id !== id) throw new Invalid({ name: 'insurer.name-taken' });
      await this.insurers.save(unit, { id, name, nameKey });
    }, ATTEMPTS);
    this.announce(id);
  }

  /** Returns the id of the insurer. Rejects an unknown product, and the name of another one of the insurer in the line. */
  async changeProduct(id: string, change: ProductChange): Promise<string> {
    if (change.name !== undefined) assertPlainName(change.name);
    return this.withProduct(id, async (unit, product, others) => {
      const changed = { ...product, ...change };
      const nameKey = nameKeyOf(changed.name);
      if (others.some((other) => other.line === product.line && other.nameKey === nameKey))
        throw new Invalid({ name: 'product.name-taken' });
      await this.insurers.saveProduct(unit, { ...changed, nameKey });
      return product.insurerId;
    });
  }

  /**
   * Gives the products and policies of another insurer to this one, and deletes the other one; products with one name in one
   * line become one. Rejects unknown insurers, this one itself, and a policy number that both have.
   */
  async merge(id: string, otherId: string): Promise<MergedNames> {
    const merged = await this.units.run(async (unit) => {
      const locked = await this.insurers.lock(unit, [id, otherId]);
      const insurer = locked.find((one) => one.id === id);
      const other = locked.find((one) => one.id === otherId);
      if (!insurer) throw new NotFound('insurer.unknown');
      if (id === otherId || !other) throw new Invalid({ otherId: 'insurer.other' });
      const number = await this.insurers.numberOfBoth(unit, id, otherId);
      if (number !== null) throw new Conflict(['insurer.number-twice', { number }]);
      const own = await this.insurers.products(unit, id);
      for (const product of await this.insurers.products(unit, otherId)) {
        const same = own.find(({ line, nameKey }) => line === product.line && nameKey === product.nameKey);
        if (same) await this.uniteProducts(unit, same, product);
        else await this.insurers.saveProduct(unit, { ...product, insurerId: id });
      }
      const policies = await this.insurers.moveInsurer(unit, otherId, id);
      await this.insurers.delete(unit, otherId);
      return { name: insurer.name, otherName: other.name, policies };
    }, ATTEMPTS);
    this.announce(id);
    return merged;
  }

  /** Gives the policies of another product of the insurer and line to this one. Rejects any other product, and itself. */
  mergeProducts(id: string, otherId: string): Promise<MergedNames & { readonly insurerId: string }> {
    return this.withProduct(id, async (unit, product, others) => {
      const other = others.find((one) => one.id === otherId && one.line === product.line);
      if (!other) throw new Invalid({ otherId: 'product.other' });
      const policies = await this.uniteProducts(unit, product, other);
      return { insurerId: product.insurerId, name: product.name, otherName: other.name, policies };
    });
  }

  /** Gives the policies of the other product to this one, and its usual grace days if this one has none. Returns how many. */
  private async uniteProducts(unit: Unit, product: StoredProduct, other: StoredProduct): Promise<number> {
    const policies = await this.insurers.moveProduct(unit, other.id, product.id);
    await this.insurers.saveProduct(unit, { ...product, graceDays: product.graceDays ?? other.graceDays });
    await this.insurers.deleteProduct(unit, other.id);
    return policies;
  }

  /** With the product and the others of its insurer, which is locked. Rejects an unknown product. */
  private async withProduct<T>(
    id: string,
    work: (unit: Unit, product: StoredProduct, others: readonly StoredProduct[]) => Promise<T>,
  ): Promise<T> {
    const insurerId = await this.insurers.insurerOf(id);
    if (insurerId === null) throw new NotFound('product.unknown');
    const result = await this.units.run(async (unit) => {
      await this.insurers.lock(unit, [insurerId]);
      const products = await this.insurers.products(unit, insurerId);
      const product = products.find((one) => one.id === id);
      if (!product) throw new NotFound('product.unknown');
      const others = products.filter((one) => one !== product);
      return work(unit, product, others);
    }, ATTEMPTS);
    this.announce(insurerId);
    return result;
  }

  private announce(id: string): void {
    this.live.publish({ type: 'insurer_updated', data: { id } });
  }
}
