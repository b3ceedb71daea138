import { Box, Button, Card, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { Fact } from '@/admin/ground/page/Fact';

interface GroupProps {
  readonly title: string;
  /** What the group is and why it is here, in one sentence. */
  readonly explanation?: string;
  /** The level of the heading. */
  readonly level?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** A card with a heading. */
export function Group({ title, explanation, level = 'h2', children }: GroupProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h2" component={level} sx={{ mb: explanation ? 0.25 : 1 }}>
        {title}
      </Typography>
      {explanation && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
          {explanation}
        </Typography>
      )}
      {children}
    </Card>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** A part of one entry of a group, with how much there is; nothing for none. */
export function Part({ title, count, children }: PartProps) {
  if (count === 0) return null;
  return (
    <>
      <Typography
        component="h5"
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1.5, mb: 0.5, fontWeight: 600 }}
      >
        {title} ({count})
      </Typography>
      {children}
    </>
  );
}

export interface RowsProps<T> {
  readonly items: readonly T[];
  /** What the items are, for the button that shows the rest: `notes`. */
  readonly name: string;
  readonly row: (item: T) => ReactNode;
}

const FIRST = 5;

/** A list of lines; the first five, and all of them on demand. */
export function Rows<T extends { readonly id: string }>({ items, name, row }: RowsProps<T>) {
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, FIRST);
  return (
    <>
      <Box component="ul" aria-label={name} sx={listShape}>
        {shown.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </Box>
      {shown.length < items.length && (
        <Button className="no-print" size="small" color="secondary" onClick={() => setAll(true)}>
          Show all {items.length} {name}
        </Button>
      )}
    </>
  );
}

/** The records of a group, each with its facts. */
export function Records({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ ...listShape, '& > li': { ...listShape['& > li'], py: 1.75 } }}>
      {children}
    </Box>
  );
}

/** What a record says, label by label; what it does not say is left out. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, content: ReactNode])[] }) {
  return (
    <Box component="dl" sx={factsShape}>
      {facts
        .filter(([, content]) => Boolean(content))
        .map(([label, content]) => (
          <Fact key={label} label={label}>
            {content}
          </Fact>
        ))}
    </Box>
  );
}

const factsShape = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: '8px 16px',
  m: 0,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};

export const listShape = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& > li:first-of-type': { borderTop: 0, pt: 0 },
  '& > li:last-of-type': { pb: 0 },
};
