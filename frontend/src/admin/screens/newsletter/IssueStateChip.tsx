import type { SvgIcon } from '@mui/material';
import type { IssueState } from '@/shared/api-types';
import { EditIcon as DraftIcon, TasksIcon as SentIcon } from '@/admin/ground/theme/icons';
import {
  ClockIcon as ScheduledIcon,
  MinusIcon as CancelledIcon,
  PauseIcon as PausedIcon,
  SendIcon as SendingIcon,
} from '@/admin/ground/theme/screenIcons';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import { ISSUE_STATE_LABELS } from './issueWords';

const LOOKS: Record<IssueState, { colour: StatusName; icon: typeof SvgIcon }> = {
  draft: { colour: 'Pending', icon: DraftIcon },
  scheduled: { colour: 'In Progress', icon: ScheduledIcon },
  sending: { colour: 'In Progress', icon: SendingIcon },
  paused: { colour: 'Hold', icon: PausedIcon },
  sent: { colour: 'New', icon: SentIcon },
  cancelled: { colour: 'Not Qualified', icon: CancelledIcon },
};

/** The state of an issue in words, with colour and icon. */
export function IssueStateChip({ state }: { state: IssueState }) {
  const { colour, icon: Icon } = LOOKS[state];
  return <StatusChip status={colour} label={ISSUE_STATE_LABELS[state]} icon={<Icon aria-hidden />} />;
}
