import type { BusinessSection } from '@contract';
import { SECTION_LIMITS } from '@/shared/api-limits';

/** The maximum length of the text or list at a path, as the server has it. */
export function limitOf(section: BusinessSection, path: string): number {
  const limit = SECTION_LIMITS[section]?.[path.replace(/\.\d+/g, '')]?.max;
  if (limit === undefined) throw new Error(`${path} of ${section} has no limit`);
  return limit;
}

export const LEGAL_DATE_LIMIT = limitOf('legal', 'privacyPolicy.date');
/** In bytes of UTF-8. */
export const LEGAL_TEXT_LIMIT = limitOf('legal', 'privacyPolicy.text');
export const CLOSED_DAY_NAME_LIMIT = limitOf('hours', 'closedDays.name');
export const CLOSED_DAYS_LIMIT = limitOf('hours', 'closedDays');
export const VIDEO_LINK_LIMIT = limitOf('hours', 'meeting.videoUrl');
