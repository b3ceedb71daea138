import { Skeleton, type SxProps, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { PartError, QueryError } from '../api/QueryError';
import { LoadingCards } from '../page/LoadingCards';

interface QueryStateProps {
  readonly of: { readonly data?: unknown; readonly error: unknown; readonly refetch: () => unknown };
  /** While nothing is there yet: cards with that label, with a height one block of it, or an element. */
  readonly loading?: ReactNode;
  readonly height?: number;
  readonly sx?: SxProps;
  /** Instead of an empty list. */
  readonly empty?: ReactNode;
  /** What else is needed is not there yet. */
  readonly isHeld?: boolean;
  /** Of a part of a page: that the server cannot be reached is not said again. */
  readonly isPart?: boolean;
}

/** What stands in the place of the data of a query, or above outdated data; nothing when all is well. */
export function QueryState({
  of,
  loading,
  height,
  sx,
  empty,
  isHeld = false,
  isPart = false,
}: QueryStateProps) {
  const { data, error, refetch } = of;
  const Problem = isPart ? PartError : QueryError;
  if (error) return <Problem error={error} onRetry={refetch} stale={data !== undefined} />;
  if (data === undefined || isHeld) {
    if (typeof loading !== 'string') return loading;
    if (height === undefined) return <LoadingCards label={loading} />;
    return <Skeleton variant="rounded" height={height} role="img" aria-label={loading} {...(sx && { sx })} />;
  }
  if (!Array.isArray(data) || data.length > 0) return null;
  return typeof empty === 'string' ? <Typography color="textSecondary">{empty}</Typography> : empty;
}
