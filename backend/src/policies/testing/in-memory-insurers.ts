import type { Unit } from '../../platform/unit-of-work.js';
import { InsurerRepository, type StoredInsurer, type StoredProduct } from '../application/ports.js';
import { nameKeyOf, numberKeyOf } from '../domain/name-keys.js';

interface NamedPolicy {
  insurerId: string;
  productId: string;
  readonly policyNumber: string | null;
}

export class InMemoryInsurers extends InsurerRepository {
  readonly insurers = new Map<string, StoredInsurer>();
  readonly all = new Map<string, StoredProduct>();
  readonly policies: NamedPolicy[] = [];

  /** An insurer with products in the line `life`; ids are names. */
  put(name: string, ...products: readonly string[]): void {
    this.insurers.set(name, { id: name, name, nameKey: nameKeyOf(name) });
    for (const product of products) {
      const id = `${name} ${product}`;
      const named = { name: product, nameKey: nameKeyOf(product) };
      this.all.set(id, { id, insurerId: name, line: 'life', graceDays: null, ...named });
    }
  }

  override async insurerOf(productId: string): Promise<string | null> {
    return this.all.get(productId)?.insurerId ?? null;
  }

  override async lock(_unit: Unit, ids: readonly string[]): Promise<StoredInsurer[]> {
    return [...this.insurers.values()].filter(({ id }) => ids.includes(id));
  }

  override async findByKey(_unit: Unit, key: string): Promise<StoredInsurer | null> {
    return [...this.insurers.values()].find(({ nameKey }) => nameKey === key) ?? null;
  }

  override async save(_unit: Unit, insurer: StoredInsurer): Promise<void> {
    this.insurers.set(insurer.id, insurer);
  }

  override async delete(_unit: Unit, id: string): Promise<void> {
    this.insurers.delete(id);
  }

  override async products(_unit: Unit, id: string): Promise<StoredProduct[]> {
    return [...this.all.values()].filter(({ insurerId }) => insurerId === id);
  }

  override async saveProduct(_unit: Unit, product: StoredProduct): Promise<void> {
    this.all.set(product.id, product);
  }

  override async deleteProduct(_unit: Unit, id: string): Promise<void> {
    this.all.delete(id);
  }

  override async moveInsurer(_unit: Unit, from: string, to: string): Promise<number> {
    return this.move('insurerId', from, to);
  }

  override async moveProduct(_unit: Unit, from: string, to: string): Promise<number> {
    return this.move('productId', from, to);
  }

  override async numberOfBoth(_unit: Unit, id: string, otherId: string): Promise<string | null> {
    const keys = (insurerId: string) =>
      this.policies.filter((one) => one.insurerId === insurerId).map((one) => one.policyNumber ?? '');
    const others = new Set(keys(otherId).map(numberKeyOf));
    return keys(id).find((number) => number !== '' && others.has(numberKeyOf(number))) ?? null;
  }

  private move(field: 'insurerId' | 'productId', from: string, to: string): number {
    const moved = this.policies.filter((policy) => policy[field] === from);
    for (const policy of moved) policy[field] = to;
    return moved.length;
  }
}
