import { MenuItem, TextField } from '@mui/material';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useStaff } from '@/admin/ground/api/useStaff';

interface AssigneeSelectProps {
  readonly value: string | null;
  readonly onChange: (assigneeId: string | null) => void;
  /** The name of the present assignee, whose account may no longer be active. */
  readonly currentName: string | null;
  readonly error?: string | undefined;
}

const NOBODY = 'nobody';

/** Selects who does a task; hidden in an office of one. */
export function AssigneeSelect({ value, onChange, currentName, error }: AssigneeSelectProps) {
  const staff = useStaff();
  const me = useCurrentUser()?.id;
  const isKnown = value === null || staff.some(({ id }) => id === value);
  if (staff.length <= 1 && isKnown && (value === null || value === me)) return null;
  return (
    <TextField
      select
      label="Assigned to"
      value={value ?? NOBODY}
      onChange={({ target }) => onChange(target.value === NOBODY ? null : target.value)}
      error={Boolean(error)}
      helperText={error}
    >
      {!isKnown && <MenuItem value={value}>{currentName ?? 'A former user'} (not active)</MenuItem>}
      {staff.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
          {id === me && ' (you)'}
        </MenuItem>
      ))}
      <MenuItem value={NOBODY}>Nobody yet</MenuItem>
    </TextField>
  );
}
