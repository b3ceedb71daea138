import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import { Conflict } from '../../platform/domain-error.js';
import type { SettingsSection, SettingsSections, StoredSection } from '../settings.js';
import { AnnounceSettings } from './announce-settings.js';
import { InitialSettings, SettingsStore } from './ports.js';

interface Edit {
  readonly by: { readonly id: string; readonly name: string };
  readonly ifUpdatedAt?: string | null | undefined;
}

@Injectable()
export class ChangeSettings {
  constructor(
    private readonly store: SettingsStore,
    private readonly initial: InitialSettings,
    private readonly announce: AnnounceSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces a section; the next request of a page shows it. An equal value changes nothing, except
   * that the first one is the office's own from then on. Rejects the change when
   * somebody else changed the section since `ifUpdatedAt`.
   */
  async execute<S extends SettingsSection>(
    section: S,
    value: SettingsSections[S],
    { by, ifUpdatedAt }: Edit,
  ): Promise<StoredSection<S>> {
    const at = this.clock.timestamp();
    const initial = this.initial.sections[section];
    const stored = await this.store.replace(section, { value, initial, by, at, ifUpdatedAt });
    if (!stored) throw new Conflict('settings.changed');
    if (stored.updatedAt === at) await this.announce.execute(section);
    return { ...value, ...stored };
  }
}
