import { Box, Button, Card, Typography } from '@mui/material';
import { Children, useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFocusGoesOn } from './useFocusGoesOn';

interface DeskCardProps {
  readonly title: string;
  /** The number of entries, also of those that are not shown. */
  readonly count?: number;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled card of the desk; its children are the lines of a list. */
export function DeskCard({ title, count, aside, children }: DeskCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography id={id} variant="h2">
          {title}
          {count !== undefined && count > 0 && (
            <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
              {count}
            </Typography>
          )}
        </Typography>
        {aside}
      </Box>
      {children}
    </Card>
  );
}

interface DeskLinesProps {
  /** How many lines of a long list are shown at first; all without it. */
  readonly short?: number;
  /** The number of entries, of which these lines may be the first, and the list that has all of them. */
  readonly all?: { readonly total: number; readonly to: string; readonly where?: string };
  readonly children: ReactNode;
}

/** The list inside a card. */
export function DeskLines({ children, short = Infinity, all }: DeskLinesProps) {
  const [unfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useFocusGoesOn(list);
  const lines = Children.toArray(children);
  const hidden = unfolded ? 0 : lines.length - short;
  return (
    <>
      <Box component="ul" ref={list} sx={listShape}>
        {hidden > 0 ? lines.slice(0, short) : lines}
      </Box>
      {hidden > 0 && (
        <Button size="small" color="secondary" onClick={() => setUnfolded(true)}>
          Show {hidden} more
        </Button>
      )}
      {hidden <= 0 && all && all.total > lines.length && (
        <Button component={Link} to={all.to} size="small" color="secondary">
          Show all {all.total} in {all.where ?? 'Leads'}
        </Button>
      )}
    </>
  );
}

const listShape = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
