import { moneyText } from '@contract';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import type { PolicySum } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { useStaff } from '@/admin/ground/api/useStaff';
import { type PolicyFilterName, policyFilterParts, type PolicyListFilter } from './policyFilterWords';

interface PolicyListSummaryProps {
  /** Filters that have a field of their own, which shows them. */
  readonly shown: readonly string[];
}

type ListedBy = PolicyListFilter & { readonly q?: string; readonly state?: string };

/** What the filtered policies add up to, and the filters that no field shows, each to be taken away. Nothing without filters. */
export function PolicyListSummary({ shown }: PolicyListSummaryProps) {
  const { setFilters, total, ...list } = useListContext();
  const { q, state, ...filter } = list.filterValues as ListedBy;
  const staff = useStaff();
  const parts = policyFilterParts(filter, (id) => staff.find((one) => one.id === id)?.name ?? 'somebody');
  if (parts.length === 0) return null;
  const tab = { ...(q && { q }), ...(state && { state }) };
  const without = (fields: readonly PolicyFilterName[]) =>
    Object.fromEntries(Object.entries(filter).filter(([name]) => !fields.some((field) => field === name)));
  return (
    <Box sx={shape}>
      <Sums filter={list.filterValues as object} policies={total} />
      {parts
        .filter(({ fields }) => fields.some((field) => !shown.includes(field)))
        .map(({ fields, text }) => (
          <Chip
            key={text}
            size="small"
            variant="outlined"
            label={text}
            onDelete={() => setFilters({ ...tab, ...without(fields) })}
          />
        ))}
      <Button size="small" color="secondary" onClick={() => setFilters(tab)} sx={{ py: 0 }}>
        Clear
      </Button>
    </Box>
  );
}

/** `4 policies · ₱6,268.00 paid (5 premiums)`. */
function Sums({ filter, policies }: { filter: object; policies: number | undefined }) {
  const { data = [] } = useProviderQuery(queryKeys.policySums(filter), (provider) =>
    provider.policySums(filter),
  );
  if (policies === undefined) return null;
  return (
    <Typography role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
      {[counted(policies, 'policy', 'policies'), ...data.map(sumText)].join(' · ')}
    </Typography>
  );
}

function sumText({ of, currency, count, amount }: PolicySum): string {
  const money = moneyText(amount, currency);
  if (of === 'yearly') return `${money} a year`;
  return of === 'single' ? `${money} once` : `${money} ${of} (${counted(count, 'premium', 'premiums')})`;
}

const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`;

const shape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 };
