import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '../../platform/http/api-docs.js';
import { AllowTo, Confirmed, CurrentUser } from '../../users/access.js';
import type { SessionUser } from '../../users/staff.js';
import { ChangeSettings } from '../application/change-settings.js';
import { ReadSettings } from '../application/read-settings.js';
import type { BusinessSection } from '../domain/business-settings.js';
import { SectionValues } from '../section-values.js';
import type { SettingsSections, StoredSection } from '../settings.js';
import {
  AboutBody,
  AppearanceBody,
  HeroBody,
  HoursBody,
  IdentityBody,
  LegalBody,
  RetentionBody,
  ServicesBody,
  StatsBody,
  TestimonialsBody,
  VisitorMailsBody,
} from './section-bodies.js';
import {
  AboutView,
  AppearanceView,
  HeroView,
  HoursView,
  IdentityView,
  LegalView,
  ReplacedValueView,
  RetentionView,
  ServicesView,
  SettingsView,
  StatsView,
  TestimonialsView,
  VisitorMailsView,
} from './section-views.js';

/** The settings of the office: every member of staff reads them, a superadmin changes them. */
@ApiTags('settings')
@AllowTo('superadmin')
@Controller('api/admin/settings')
export class SettingsController {
  constructor(
    private readonly settings: ReadSettings,
    private readonly changeSettings: ChangeSettings,
    private readonly values: SectionValues,
  ) {}

  @Get()
  @AllowTo('staff')
  @ApiOkResponse({ type: SettingsView })
  read(): Promise<SettingsView> {
    return this.settings.all();
  }

  @Get(':section/history')
  @ApiOkResponse({ type: [ReplacedValueView] })
  history(@Param('section') section: string): Promise<ReplacedValueView[]> {
    return this.settings.history(section);
  }

  @Put('visitorMails')
  @ApiOkResponse({ type: VisitorMailsView })
  changeVisitorMails(
    @Body() { ifUpdatedAt, ...value }: VisitorMailsBody,
    @CurrentUser() by: SessionUser,
  ): Promise<VisitorMailsView> {
    return this.changeSettings.execute('visitorMails', value, { by, ifUpdatedAt });
  }

  @Put('retention')
  @Confirmed()
  @ApiOkResponse({ type: RetentionView })
  changeRetention(
    @Body() { ifUpdatedAt, ...value }: RetentionBody,
    @CurrentUser() by: SessionUser,
  ): Promise<RetentionView> {
    return this.changeSettings.execute('retention', value, { by, ifUpdatedAt });
  }

  @Put('identity')
  @ApiOkResponse({ type: IdentityView })
  changeIdentity(@Body() body: IdentityBody, @CurrentUser() by: SessionUser): Promise<IdentityView> {
    return this.change('identity', body, by);
  }

  @Put('appearance')
  @ApiOkResponse({ type: AppearanceView })
  changeAppearance(@Body() body: AppearanceBody, @CurrentUser() by: SessionUser): Promise<AppearanceView> {
    return this.change('appearance', body, by);
  }

  @Put('hours')
  @ApiOkResponse({ type: HoursView })
  changeHours(@Body() body: HoursBody, @CurrentUser() by: SessionUser): Promise<HoursView> {
    return this.change('hours', body, by);
  }

  @Put('hero')
  @ApiOkResponse({ type: HeroView })
  changeHero(@Body() body: HeroBody, @CurrentUser() by: SessionUser): Promise<HeroView> {
    return this.change('hero', body, by);
  }

  @Put('stats')
  @ApiOkResponse({ type: StatsView })
  changeStats(@Body() body: StatsBody, @CurrentUser() by: SessionUser): Promise<StatsView> {
    return this.change('stats', body, by);
  }

  @Put('services')
  @ApiOkResponse({ type: ServicesView })
  changeServices(@Body() body: ServicesBody, @CurrentUser() by: SessionUser): Promise<ServicesView> {
    return this.change('services', body, by);
  }

  @Put('about')
  @ApiOkResponse({ type: AboutView })
  changeAbout(@Body() body: AboutBody, @CurrentUser() by: SessionUser): Promise<AboutView> {
    return this.change('about', body, by);
  }

  @Put('testimonials')
  @ApiOkResponse({ type: TestimonialsView })
  changeTestimonials(
    @Body() body: TestimonialsBody,
    @CurrentUser() by: SessionUser,
  ): Promise<TestimonialsView> {
    return this.change('testimonials', body, by);
  }

  @Put('legal')
  @ApiOkResponse({ type: LegalView })
  changeLegal(@Body() body: LegalBody, @CurrentUser() by: SessionUser): Promise<LegalView> {
    return this.change('legal', body, by);
  }

  private async change<S extends BusinessSection>(
    section: S,
    body: { readonly ifUpdatedAt?: string | null },
    by: SessionUser,
  ): Promise<StoredSection<S>> {
    const value = this.values.checked(section, body) as SettingsSections[S];
    return this.changeSettings.execute(section, value, { by, ifUpdatedAt: body.ifUpdatedAt });
  }
}
