import { Injectable } from '@nestjs/common';
import { Pictures } from '../../media/pictures.js';
import { Invalid } from '../../platform/domain-error.js';
import { validated } from '../../platform/http/body.pipe.js';
import { SectionValues } from '../section-values.js';
import type { SettingsSection, SettingsSections } from '../settings.js';
import { picturesOf } from './settings-fields.js';
import { SECTION_BODIES } from './section-bodies.js';
import { SECTION_RULES, type SectionRules } from './sections.js';

@Injectable()
export class BodySectionValues extends SectionValues {
  constructor(private readonly library: Pictures) {
    super();
  }

  override checked<S extends SettingsSection>(section: S, given: unknown): SettingsSections[S] {
    const { errors, stored }: SectionRules<SettingsSections[S]> = SECTION_RULES[section] ?? {};
    const { ifUpdatedAt: _, ...fields } = validated(SECTION_BODIES[section], given);
    const value = fields as unknown as SettingsSections[S];
    const unknown = this.pictures({ [section]: value })
      .filter(({ url }) => url !== '' && this.library.find(url) === null)
      .map(({ field }) => [field, 'settings.picture'] as const);
    const wrong = { ...errors?.(value), ...Object.fromEntries(unknown) };
    if (Object.keys(wrong).length > 0) throw new Invalid(wrong);
    return stored?.(value) ?? value;
  }

  override pictures(settings: Partial<SettingsSections>) {
    return Object.entries(settings).flatMap(([section, value]) =>
      picturesOf(SECTION_BODIES[section as SettingsSection]).map(([field, use]) => ({
        field,
        use,
        url: (value as Readonly<Record<string, unknown>>)[field] as string,
      })),
    );
  }
}
