import type { PostStatus } from '@/shared/api-types';
import { EditIcon as DraftIcon } from '@/admin/ground/theme/icons';
import { ClockIcon as ScheduledIcon } from '@/admin/ground/theme/screenIcons';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { STATUS_LABELS } from './postRules';

/** Marks a post that readers do not see yet. */
export function UnpublishedChip({ status }: { status: PostStatus }) {
  if (status === 'published') return null;
  const Icon = status === 'draft' ? DraftIcon : ScheduledIcon;
  return (
    <StatusChip
      status={status === 'draft' ? 'Pending' : 'In Progress'}
      label={STATUS_LABELS[status]}
      icon={<Icon aria-hidden />}
    />
  );
}
