import { isDeepStrictEqual } from 'node:util';
import {
  type NewValue,
  type ReplacedValue,
  SettingsStore,
  type StoredValue,
  type StoredValues,
} from '../application/ports.js';
import type { Change, SettingsSection } from '../settings.js';

export class InMemorySettingsStore extends SettingsStore {
  private readonly stored = new Map<string, StoredValue>();
  private replaced: (ReplacedValue & { section: string })[] = [];

  clear(): void {
    this.stored.clear();
    this.replaced = [];
  }

  override async all(): Promise<StoredValues> {
    return { values: [...this.stored.values()], version: await this.version() };
  }

  override async find(section: SettingsSection): Promise<StoredValue | null> {
    return this.stored.get(section) ?? null;
  }

  override async version(): Promise<string> {
    return JSON.stringify([...this.stored.values()].map(({ section, updatedAt }) => [section, updatedAt]));
  }

  override async replace<S extends SettingsSection>(
    section: S,
    { value, initial, by, at, ifUpdatedAt }: NewValue<S>,
  ): Promise<Change | null> {
    const before = this.stored.get(section);
    const { updatedAt = null, updatedByName = null } = before ?? {};
    if (ifUpdatedAt !== undefined && ifUpdatedAt !== updatedAt) return null;
    const old = before?.value ?? initial;
    const isEqual = isDeepStrictEqual(old, value);
    if (before && isEqual) return { updatedAt, updatedByName };
    this.stored.set(section, { section, value, updatedAt: at, updatedByName: by.name });
    const id = String(this.replaced.length);
    if (!isEqual) this.replaced.unshift({ section, id, value: old, createdAt: at, editedByName: by.name });
    return { updatedAt: at, updatedByName: by.name };
  }

  override async history(section: SettingsSection): Promise<ReplacedValue[]> {
    const ofSection = this.replaced.filter((one) => one.section === section).slice(0, 100);
    return ofSection.map(({ section: _, ...value }) => value);
  }
}
