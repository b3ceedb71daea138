import { Body, Controller, Get, Param, Put, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { NoPersonalRows } from '../../platform/http/personal-rows.js';
import { Audited } from '../../platform/http/audited.js';
import { AllowTo, Confirmed, CurrentUser, WithoutConfirmation } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ChangeSettings } from '../application/change-settings.js';
import { type AllSections, ReadSettings } from '../application/read-settings.js';
import { SectionValues } from '../section-values.js';
import type { SettingsSection, StoredSection } from '../settings.js';
import { SECTION_BODIES, type SectionBody } from './section-bodies.js';
import {
  auditCode,
  ReplacedValueView,
  SECTION_NAMES,
  SECTION_RULES,
  SettingsView,
  VIEWS,
} from './sections.js';

const PATH = 'api/admin/settings';

/** The settings of the office: every member of staff reads them, a superadmin changes them. */
@ApiTags('settings')
@AllowTo('superadmin')
@Controller(PATH)
export class SettingsController {
  constructor(private readonly settings: ReadSettings) {}

  @Get()
  @NoPersonalRows('of the office itself')
  @AllowTo('staff')
  @ApiOkResponse({ type: SettingsView })
  read(): Promise<AllSections> {
    return this.settings.all();
  }

  @Get(':section/history')
  @NoPersonalRows('of the office itself')
  @ApiOkResponse({ type: [ReplacedValueView] })
  history(@Param('section') section: string): Promise<ReplacedValueView[]> {
    return this.settings.history(section);
  }
}

const confirmationFor = (section: SettingsSection) =>
  SECTION_RULES[section]?.isConfirmed
    ? Confirmed()
    : WithoutConfirmation('what it replaces is in the history, and can be entered again');

/** A route for each section and not one for all: the audit and the metrics name it, and it has its own body. */
export const SECTION_CONTROLLERS = SECTION_NAMES.map(controllerOf);

function controllerOf(section: SettingsSection): Type<object> {
  const body = SECTION_BODIES[section];

  @ApiTags('settings')
  @AllowTo('superadmin')
  @Controller(`${PATH}/${section}`)
  class SectionController {
    constructor(
      private readonly values: SectionValues,
      private readonly changeSettings: ChangeSettings,
    ) {}

    @Put()
    @Audited(auditCode(section))
    @confirmationFor(section)
    @ApiOkResponse({ type: VIEWS[section] })
    async change(
      @Body() given: SectionBody,
      @CurrentUser() by: SessionUser,
    ): Promise<StoredSection<SettingsSection>> {
      const value = this.values.checked(section, given);
      return this.changeSettings.execute(section, value, { by, ifUpdatedAt: given.ifUpdatedAt });
    }
  }
  // by the class of the body it is validated and documented; by the name of the controller the route
  Reflect.defineMetadata('design:paramtypes', [body, Object], SectionController.prototype, 'change');
  Object.defineProperty(SectionController, 'name', {
    value: body.name.replace(/Body$/, 'SettingsController'),
  });
  return SectionController;
}
