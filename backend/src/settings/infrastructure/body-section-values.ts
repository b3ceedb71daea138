import { Injectable } from '@nestjs/common';
import { Pictures } from '../../media/pictures.js';
import { Invalid } from '../../platform/domain-error.js';
import { validated } from '../../platform/http/body.pipe.js';
import { SectionValues } from '../section-values.js';
import type { SettingsSection, SettingsSections } from '../settings.js';
import { SECTIONS } from './sections.js';

@Injectable()
export class BodySectionValues extends SectionValues {
  constructor(private readonly pictures: Pictures) {
    super();
  }

  override checked<S extends SettingsSection>(section: S, given: unknown): SettingsSections[S] {
    const { body, errors, stored } = SECTIONS[section];
    const { ifUpdatedAt: _, ...fields } = validated(body, given);
    const value = fields as unknown as SettingsSections[S];
    const wrong = errors?.(value, (url) => this.pictures.find(url) !== null) ?? {};
    if (Object.keys(wrong).length > 0) throw new Invalid(wrong);
    return stored?.(value) ?? value;
  }
}
