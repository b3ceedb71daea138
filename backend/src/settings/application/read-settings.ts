import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/domain-error.js';
import { Settings, type SettingsSection, type StoredSection } from '../settings.js';
import { InitialSettings, type ReplacedValue, SettingsStore, type StoredValue } from './ports.js';

export type AllSections = { readonly [S in SettingsSection]: StoredSection<S> };

/** The settings as they are stored now; a section that nobody has changed has its first value. */
@Injectable()
export class ReadSettings extends Settings {
  constructor(
    private readonly store: SettingsStore,
    private readonly initial: InitialSettings,
  ) {
    super();
  }

  override async read<S extends SettingsSection>(section: S): Promise<StoredSection<S>> {
    return this.section(section, await this.store.find(section));
  }

  async all(): Promise<AllSections> {
    const { values } = await this.store.all();
    const found = (section: string) => values.find((value) => value.section === section) ?? null;
    const names = Object.keys(this.initial.sections) as SettingsSection[];
    return Object.fromEntries(names.map((name) => [name, this.section(name, found(name))])) as AllSections;
  }

  /** The values of a section that were replaced, complete as they counted; rejects the name of none. */
  async history(section: string): Promise<ReplacedValue[]> {
    if (!Object.hasOwn(this.initial.sections, section)) throw new NotFound('settings.unknown');
    const initial = this.initial.sections[section as SettingsSection];
    const replaced = await this.store.history(section as SettingsSection);
    return replaced.map((one) => ({ ...one, value: { ...initial, ...one.value } }));
  }

  private section<S extends SettingsSection>(section: S, stored: StoredValue | null): StoredSection<S> {
    const { value, updatedAt = null, updatedByName = null } = stored ?? {};
    return { ...this.initial.sections[section], ...value, updatedAt, updatedByName };
  }
}
