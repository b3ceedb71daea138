import type { Unit } from './unit-of-work.js';

/** Records that are stored whole, by their ids. */
export abstract class Records<Entity extends { readonly id: string }> {
  /** As it is committed; null for an unknown id. */
  abstract findById(id: string): Promise<Entity | null>;

  /** The current one; it stays as it is until the unit of work ends. Null for an unknown id. */
  abstract lock(unit: Unit, id: string): Promise<Entity | null>;

  abstract add(unit: Unit, added: Entity): Promise<void>;

  abstract save(unit: Unit, changed: Entity): Promise<void>;

  abstract remove(unit: Unit, id: string): Promise<void>;
}
