import { MOST_LISTED } from '@contract';
import { Box, Button, Checkbox, FormControlLabel, IconButton, TextField, Tooltip } from '@mui/material';
import { policyChangeLimits } from '@/shared/api-limits';
import type { Policy } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { draftKeys } from '@/admin/ground/drafts/draftKeys';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { AddIcon, DeleteIcon } from '@/admin/ground/theme/icons';
import {
  columnsOf,
  emptyRow,
  type ListName,
  ROW_LISTS,
  rowProblems,
  rowsIn,
  rowsOf,
  type RowValues,
} from '@/admin/records/policies/listedRows';

interface ListedRowsDialogProps {
  readonly policy: Policy;
  readonly list: ListName;
  readonly onClose: () => void;
}

/** Form of the riders or the cheques of a policy. */
export function ListedRowsDialog({ policy, list, onClose }: ListedRowsDialogProps) {
  const { id, updatedAt, premium } = policy;
  const { title, one } = ROW_LISTS[list];
  const form = useRecordForm<{ readonly rows: readonly RowValues[] }, unknown>({
    stored: {
      draftKey: draftKeys.policyRows(id, list),
      id,
      value: { rows: rowsOf(policy, list) },
      updatedAt,
    },
    run: (provider, { rows }, { base }) =>
      provider.update('policies', {
        id,
        data: { [list]: rowsIn(list, rows, premium.currency) },
        previousData: { updatedAt: base.updatedAt ?? updatedAt },
      }),
    missing: ({ rows }) => rowProblems(list, rows, premium.currency),
    invalidates: () => [queryKeys.policies, queryKeys.tasks, queryKeys.today],
    success: () => ({ title: `${title} saved` }),
    inlineErrors: 'all',
    onClose,
  });
  const { rows } = form.value;
  const { errors } = form;
  const set = (place: number, changes: RowValues) =>
    form.change({
      rows: rows.map((row, other): RowValues => (other === place ? { ...row, ...changes } : row)),
    });
  return (
    <RecordForm
      form={form}
      title={title}
      action="Save"
      maxWidth="md"
      ready={form.draft.dirty}
      record="this policy"
      words={(value) => [[title, value.rows.map(inOneLine).join('\n') || 'None']]}
    >
      {rows.map((row, place) => (
        <Box key={place} role="group" aria-label={`${one} ${place + 1}`} sx={rowShape}>
          {columnsOf(list).map(([name, { label, type, required = false }]) => {
            const path = `${list}.${place}.${name}`;
            const limit = policyChangeLimits[`${list}.${name}` as keyof typeof policyChangeLimits];
            return type === 'flag' ? (
              <FormControlLabel
                key={name}
                label={label}
                control={
                  <Checkbox
                    size="small"
                    color="secondary"
                    checked={row[name] === 'yes'}
                    onChange={(_, checked) => set(place, { [name]: checked ? 'yes' : '' })}
                  />
                }
              />
            ) : (
              <TextField
                key={name}
                size="small"
                label={label}
                required={required}
                autoComplete="off"
                type={type === 'date' ? 'date' : 'text'}
                value={row[name] ?? ''}
                onChange={({ target: { value } }) =>
                  set(place, { [name]: type === 'number' ? value.replace(/\D/g, '').slice(0, 3) : value })
                }
                error={Boolean(errors[path])}
                helperText={errors[path]}
                slotProps={{
                  ...(type === 'date' && { inputLabel: { shrink: true } }),
                  htmlInput: {
                    ...(type === 'text' && { maxLength: limit.max }),
                    ...(type === 'amount' && { inputMode: 'decimal' }),
                    ...(type === 'number' && { inputMode: 'numeric' }),
                  },
                }}
              />
            );
          })}
          <Tooltip title="Remove">
            <IconButton
              aria-label={`Remove ${one} ${place + 1}`}
              onClick={() => form.change({ rows: rows.filter((_, other) => other !== place) })}
              sx={{ justifySelf: 'end' }}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      <Button
        size="small"
        color="secondary"
        startIcon={<AddIcon />}
        disabled={rows.length >= MOST_LISTED}
        onClick={() => form.change({ rows: [...rows, emptyRow(list)] })}
        sx={{ justifySelf: 'start' }}
      >
        Add a {one}
      </Button>
    </RecordForm>
  );
}

const inOneLine = (row: RowValues) => Object.values(row).filter(Boolean).join(', ');

const rowShape = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(120px, 1fr))' },
  pb: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
