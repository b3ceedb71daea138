import { Records } from '../records.js';
import type { Unit } from '../unit-of-work.js';

export class InMemoryRecords<Entity extends { readonly id: string }> extends Records<Entity> {
  readonly all = new Map<string, Entity>();

  override async findById(id: string): Promise<Entity | null> {
    return this.all.get(id) ?? null;
  }

  override async lock(_unit: Unit, id: string): Promise<Entity | null> {
    return this.findById(id);
  }

  override async add(_unit: Unit, added: Entity): Promise<void> {
    this.all.set(added.id, added);
  }

  override async save(_unit: Unit, changed: Entity): Promise<void> {
    this.all.set(changed.id, changed);
  }

  override async remove(_unit: Unit, id: string): Promise<void> {
    this.all.delete(id);
  }
}
