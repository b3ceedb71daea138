import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '../../platform/http/api-docs.js';
import { NotAudited } from '../../platform/http/audited.js';
import { rule } from '../../platform/http/field-rule.js';
import { OneOf } from '../../platform/http/fields.js';
import type { BusinessSection } from '../../settings/business.js';
import { BUSINESS_SECTIONS } from '../../settings/section-values.js';
import { AllowTo, WithoutConfirmation } from '../../users/access.js';
import { SettingsPreview } from '../settings-preview.js';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

class SettingsPreviewBody {
  @OneOf(BUSINESS_SECTIONS) section: BusinessSection;
  /** The fields of the section, as PUT takes them. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  @rule('field.object', isObject)
  value: Readonly<Record<string, unknown>>;
}

class SettingsPreviewView {
  /** A complete page without scripts. */
  @ApiProperty() html: string;
}

/** Shows a page with settings that are not stored. */
@ApiTags('settings')
@AllowTo('superadmin')
@Controller('api/admin/settings/preview')
export class SettingsPreviewController {
  constructor(private readonly preview: SettingsPreview) {}

  @Post()
  @NotAudited('changes nothing, and is sent while the user types')
  @WithoutConfirmation('changes nothing')
  @HttpCode(200)
  @ApiOkResponse({ type: SettingsPreviewView })
  async show(@Body() { section, value }: SettingsPreviewBody): Promise<SettingsPreviewView> {
    return { html: await this.preview.html(section, value) };
  }
}
