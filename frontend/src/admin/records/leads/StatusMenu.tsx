import { useTheme } from '@mui/material';
import type { BookingStatus, LeadStatus } from '@contract';
import { statusColours } from '@/admin/ground/theme/statusColours';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { ChipMenu } from './ChipMenu';
import { DownIcon, MenuIcon } from '@/admin/ground/theme/screenIcons';

interface StatusMenuProps<S> {
  readonly label: string;
  readonly value: S;
  readonly choices: readonly S[];
  readonly onChoose: (status: S) => void;
  /** Shows an icon instead of the status, where the place says it. */
  readonly iconOnly?: boolean;
}

/** A status chip that opens a list of the statuses. */
export function StatusMenu<S extends LeadStatus | BookingStatus>({
  choices,
  iconOnly = false,
  ...rest
}: StatusMenuProps<S>) {
  const { background, text, border } = statusColours(rest.value, useTheme().palette.mode);
  return (
    <ChipMenu
      {...rest}
      choices={choices.map((status) => ({ value: status, content: <StatusChip status={status} /> }))}
      style={
        iconOnly
          ? { padding: 3, background: 'none', color: 'inherit' }
          : { backgroundColor: background, color: text, borderColor: border ?? 'transparent' }
      }
    >
      {iconOnly ? <span style={visuallyHidden}>{rest.value}</span> : rest.value}
      {iconOnly ? <MenuIcon aria-hidden /> : <DownIcon aria-hidden />}
    </ChipMenu>
  );
}
