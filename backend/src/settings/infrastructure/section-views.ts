import { ApiProperty, OmitType } from '../../platform/http/api-docs.js';
import type { SettingsSection, StoredSection } from '../settings.js';
import {
  AboutBody,
  AppearanceBody,
  HeroBody,
  HoursBody,
  IdentityBody,
  LegalBody,
  MeetingBody,
  RetentionBody,
  ServicesBody,
  StatsBody,
  TestimonialBody,
  TestimonialsBody,
  VisitorMailsBody,
} from './section-bodies.js';

const changedAt = {
  type: String,
  nullable: true,
  description: 'Null until the section is changed',
} as const;
const nullableText = { type: String, nullable: true } as const;

export class VisitorMailsView
  extends OmitType(VisitorMailsBody, ['ifUpdatedAt'])
  implements StoredSection<'visitorMails'>
{
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
export class RetentionView
  extends OmitType(RetentionBody, ['ifUpdatedAt'])
  implements StoredSection<'retention'>
{
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
export class IdentityView
  extends OmitType(IdentityBody, ['ifUpdatedAt', 'licenceUrl', 'socialUrl', 'chatUrl'])
  implements StoredSection<'identity'>
{
  @ApiProperty() licenceUrl: string;
  @ApiProperty() socialUrl: string;
  @ApiProperty() chatUrl: string;
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
export class AppearanceView
  extends OmitType(AppearanceBody, ['ifUpdatedAt', 'logo', 'portrait'])
  implements StoredSection<'appearance'>
{
  @ApiProperty() logo: string;
  @ApiProperty() portrait: string;
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
class MeetingView extends OmitType(MeetingBody, ['videoUrl']) {
  @ApiProperty() videoUrl: string;
}
export class HoursView
  extends OmitType(HoursBody, ['ifUpdatedAt', 'meeting'])
  implements StoredSection<'hours'>
{
  @ApiProperty({ type: MeetingView }) meeting: MeetingView;
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
export class HeroView extends OmitType(HeroBody, ['ifUpdatedAt']) implements StoredSection<'hero'> {
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
export class StatsView extends OmitType(StatsBody, ['ifUpdatedAt']) implements StoredSection<'stats'> {
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
export class ServicesView
  extends OmitType(ServicesBody, ['ifUpdatedAt'])
  implements StoredSection<'services'>
{
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
export class AboutView extends OmitType(AboutBody, ['ifUpdatedAt']) implements StoredSection<'about'> {
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
class TestimonialView extends OmitType(TestimonialBody, ['about']) {
  @ApiProperty() about: string;
}
export class TestimonialsView
  extends OmitType(TestimonialsBody, ['ifUpdatedAt', 'items'])
  implements StoredSection<'testimonials'>
{
  @ApiProperty({ type: [TestimonialView] }) items: readonly TestimonialView[];
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}
export class LegalView extends OmitType(LegalBody, ['ifUpdatedAt']) implements StoredSection<'legal'> {
  @ApiProperty(changedAt) updatedAt: string | null;
  @ApiProperty(nullableText) updatedByName: string | null;
}

export class SettingsView implements SectionViews {
  @ApiProperty({ type: VisitorMailsView }) visitorMails: VisitorMailsView;
  @ApiProperty({ type: IdentityView }) identity: IdentityView;
  @ApiProperty({ type: AppearanceView }) appearance: AppearanceView;
  @ApiProperty({ type: HoursView }) hours: HoursView;
  @ApiProperty({ type: HeroView }) hero: HeroView;
  @ApiProperty({ type: StatsView }) stats: StatsView;
  @ApiProperty({ type: ServicesView }) services: ServicesView;
  @ApiProperty({ type: AboutView }) about: AboutView;
  @ApiProperty({ type: TestimonialsView }) testimonials: TestimonialsView;
  @ApiProperty({ type: LegalView }) legal: LegalView;
  @ApiProperty({ type: RetentionView }) retention: RetentionView;
}

type SectionViews = { readonly [S in SettingsSection]: StoredSection<S> };

/** A value that was replaced. */
export class ReplacedValueView {
  @ApiProperty() id: string;
  @ApiProperty({ type: 'object', additionalProperties: true }) value: object;
  @ApiProperty({ description: 'When it was replaced' }) createdAt: string;
  @ApiProperty({ ...nullableText, description: 'Who replaced it' }) editedByName: string | null;
}
