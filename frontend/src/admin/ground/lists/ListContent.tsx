import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Pagination, useListContext, type RaRecord } from 'react-admin';
import { QueryError } from '../api/QueryError';
import { LoadingCards } from '../page/LoadingCards';

export interface ListContentProps<T extends RaRecord> {
  /** Cards with that label, unless it is an element. */
  readonly loading: ReactNode;
  /** Instead of an empty list. */
  readonly empty?: ReactNode;
  /** What is said where the filters leave nothing, beside a button that clears them. */
  readonly noMatch?: string;
  readonly clearLabel?: string;
  readonly rowsPerPage?: number[];
  /** The filter `state` is a tab, which stays when the filters are cleared. */
  readonly hasTabs?: boolean;
  /** Leaves the pagination out while all records are on one page. */
  readonly hidesSinglePage?: boolean;
  /** `busy` while another page or filter loads. */
  readonly children: (records: readonly T[], busy: boolean) => ReactNode;
}

/** The current page of a list, with loading, error and empty states. */
export function ListContent<T extends RaRecord>({
  loading,
  empty,
  noMatch,
  clearLabel = 'Clear search and filters',
  rowsPerPage = [10, 25, 50, 100],
  hasTabs = false,
  hidesSinglePage = false,
  children,
}: ListContentProps<T>) {
  const {
    data,
    isPending,
    error,
    refetch,
    setFilters,
    isPlaceholderData = false,
    ...list
  } = useListContext<T>();
  if (error && !data) return <QueryError error={error} onRetry={refetch} />;
  if (isPending) return typeof loading === 'string' ? <LoadingCards label={loading} /> : loading;
  const { state, ...filters } = list.filterValues as { readonly state?: unknown };
  const tab = hasTabs && state !== undefined ? { state } : {};
  const filtered =
    noMatch !== undefined && Object.keys(hasTabs ? filters : (list.filterValues as object)).length > 0;
  const nothing = filtered ? noMatch : empty;
  return (
    <>
      {error && <QueryError error={error} onRetry={refetch} stale />}
      {data.length > 0 && (
        <Box inert={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          {children(data, isPlaceholderData)}
        </Box>
      )}
      {data.length === 0 && !error && typeof nothing !== 'string' && nothing}
      {data.length === 0 && !error && typeof nothing === 'string' && (
        <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
          <Typography color="textSecondary">{nothing}</Typography>
          {filtered && (
            <Button sx={{ mt: 2 }} onClick={() => setFilters(tab)}>
              {clearLabel}
            </Button>
          )}
        </Box>
      )}
      {(!hidesSinglePage || (list.total ?? 0) > data.length) && (
        <Pagination rowsPerPageOptions={rowsPerPage} />
      )}
    </>
  );
}

interface LoadingRowsProps {
  readonly label: string;
  readonly height: number;
}

/** Rows without content while a list is loading. */
export function LoadingRows({ label, height }: LoadingRowsProps) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="textSecondary">{label}</Typography>
      {[0, 1, 2, 3, 4].map((index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

/** A list whose items are divided by lines. */
export const dividedShape = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

/** Cards one below the other. */
export const cardsShape = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' };
