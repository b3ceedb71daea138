import { Checkbox } from '@mui/material';
import {
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useListContext,
  useRecordContext,
} from 'react-admin';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { leadName } from '@/admin/ground/words/leadWords';

// react-admin's own boxes have no accessible name with this version of Material UI

/** Selects the lead of a row; with Shift, also the rows since the last selected one. */
export function SelectRow() {
  const lead = useRecordContext<Lead>() as Lead;
  const selected = useDataTableSelectedIdsContext();
  const { handleToggleItem } = useDataTableCallbacksContext();
  return (
    <Checkbox
      size="small"
      color="secondary"
      checked={selected?.includes(lead.id) ?? false}
      disabled={lead.erasedAt !== null}
      onClick={(event) => handleToggleItem?.(lead.id, event)}
      slotProps={{ input: { 'aria-label': `Select ${leadName(lead)}` } }}
    />
  );
}

/** Selects all leads of the page, or none. */
export function SelectPage() {
  const { data: all = [], selectedIds, onSelect } = useListContext<Lead>();
  const data = all.filter(({ erasedAt }) => erasedAt === null);
  const count = data.filter(({ id }) => selectedIds.includes(id)).length;
  const areAll = data.length > 0 && count === data.length;
  return (
    <Checkbox
      size="small"
      color="secondary"
      checked={areAll}
      indeterminate={count > 0 && !areAll}
      onChange={() => onSelect(areAll ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': 'Select all' } }}
    />
  );
}
