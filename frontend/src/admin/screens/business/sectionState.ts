import type { BusinessSection } from '@contract';
import type { StoredSection } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import type { StatusName } from '@/admin/ground/theme/statusColours';

/** A mark of a section that was never changed: where its values come from, if that needs attention. */
export function sectionMark(
  id: BusinessSection,
  { updatedAt }: Pick<StoredSection, 'updatedAt'>,
): { status: StatusName; label: string } | null {
  if (updatedAt !== null) return null;
  if (id === 'stats' || id === 'testimonials') return { status: 'Hold', label: 'Sample' };
  if (id === 'identity') return { status: 'Not Qualified', label: 'As installed' };
  return null;
}

/** When a section was last changed, and by whom. */
export function lastChange({
  updatedAt,
  updatedByName,
}: Pick<StoredSection, 'updatedAt' | 'updatedByName'>): string {
  if (updatedAt === null) return 'Never changed';
  return `Changed ${formatDateTime(updatedAt)}${updatedByName ? ` by ${updatedByName}` : ''}`;
}
