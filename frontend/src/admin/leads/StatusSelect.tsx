import type { BookingStatus, LeadStatus } from '@contract';
import { MenuItem, TextField } from '@mui/material';
import { StatusChip } from '../theme/StatusChip';

interface StatusSelectProps<S> {
  readonly label: string;
  readonly value: S;
  readonly choices: readonly S[];
  readonly disabled: boolean;
  readonly onChoose: (status: S) => void;
}

/** A select whose options are status chips. */
export function StatusSelect<S extends LeadStatus | BookingStatus>({
  label,
  value,
  choices,
  disabled,
  onChoose,
}: StatusSelectProps<S>) {
  return (
    <TextField
      select
      label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChoose(event.target.value as S)}
    >
      {choices.map((status) => (
        <MenuItem key={status} value={status}>
          <StatusChip status={status} />
        </MenuItem>
      ))}
    </TextField>
  );
}
