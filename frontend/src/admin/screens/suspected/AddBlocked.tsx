import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { blockLimits } from '@/shared/api-limits';
import type { BlockedSender } from '@/shared/api-types';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { BLOCK_LABELS } from '@/admin/records/suspected/suspectedWords';
import { useBlockSender } from '@/admin/records/suspected/useSuspected';

/** Adds a sender to the block list. */
export function AddBlocked() {
  const [kind, setKind] = useState<BlockedSender['kind']>('email');
  const [value, setValue] = useState('');
  const { mutate, isPending, error } = useBlockSender(() => setValue(''));
  const problem = fieldErrors(error).value;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (value.trim() !== '') mutate({ kind, value: value.trim() });
  }
  return (
    <Box component="form" aria-label="Block a sender" onSubmit={submit} noValidate sx={shape}>
      <TextField
        select
        size="small"
        label="Kind"
        value={kind}
        onChange={({ target }) => setKind(target.value as BlockedSender['kind'])}
      >
        {Object.entries(BLOCK_LABELS).map(([word, label]) => (
          <MenuItem key={word} value={word}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label="Value"
        value={value}
        autoComplete="off"
        onChange={({ target }) => setValue(target.value)}
        error={problem !== undefined}
        helperText={problem}
        slotProps={{ htmlInput: { maxLength: blockLimits.value.max } }}
      />
      <Button type="submit" variant="outlined" disabled={isPending || value.trim() === ''}>
        Block
      </Button>
    </Box>
  );
}

const shape = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr) auto' },
};
