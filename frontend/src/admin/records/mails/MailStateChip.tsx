import type { SvgIcon } from '@mui/material';
import type { MailState } from '@/shared/api-types';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import { OUTCOME_LABELS, STATE_LABELS } from './mailWords';
import { TasksIcon as SentIcon } from '@/admin/ground/theme/icons';
import {
  AlertIcon as FailedIcon,
  ClockIcon as WaitingIcon,
  MinusIcon as SkippedIcon,
  PauseIcon as HeldIcon,
  RetryIcon as RetryingIcon,
  SendIcon as SendingIcon,
} from '@/admin/ground/theme/screenIcons';

interface Look {
  readonly colour: StatusName;
  readonly icon: typeof SvgIcon;
}

const LOOKS: Record<MailState, Look> & Partial<Record<string, Look>> = {
  queued: { colour: 'In Progress', icon: WaitingIcon },
  sending: { colour: 'In Progress', icon: SendingIcon },
  sent: { colour: 'New', icon: SentIcon },
  retrying: { colour: 'Hold', icon: RetryingIcon },
  failed: { colour: 'Failed', icon: FailedIcon },
  skipped: { colour: 'Not Qualified', icon: SkippedIcon },
  held: { colour: 'Hold', icon: HeldIcon },
};

const OUTCOME_LOOKS: Partial<Record<string, Look>> = {
  accepted: LOOKS.sent,
  refused: LOOKS.failed,
  delayed: LOOKS.retrying,
  unreachable: LOOKS.retrying,
};

/** The state of a mail in words, with colour and icon; an unknown state is shown as it is. */
export function MailStateChip({ state }: { state: string }) {
  return <LookChip look={LOOKS[state]} label={STATE_LABELS[state] ?? state} />;
}

/** What came of an attempt to send a mail, in the same way. */
export function OutcomeChip({ outcome }: { outcome: string }) {
  return <LookChip look={OUTCOME_LOOKS[outcome]} label={OUTCOME_LABELS[outcome] ?? outcome} />;
}

function LookChip({ look = LOOKS.skipped, label }: { look: Look | undefined; label: string }) {
  return <StatusChip status={look.colour} label={label} icon={<look.icon aria-hidden />} />;
}
