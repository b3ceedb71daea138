import { Box } from '@mui/material';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { LeadCard } from './LeadCard';

interface LeadCardsProps {
  readonly leads: readonly Lead[];
  /** The leads belong to an earlier search; they are shown, but cannot be changed. */
  readonly outdated?: boolean;
  /** The selected leads; without them, leads cannot be selected. */
  readonly selectedIds?: readonly string[];
  readonly onToggle?: (id: string) => void;
}

/** Leads as cards. */
export function LeadCards({ leads, outdated = false, selectedIds, onToggle }: LeadCardsProps) {
  const selected = selectedIds && new Set(selectedIds);
  return (
    <Box
      component="ul"
      aria-busy={outdated}
      inert={outdated}
      sx={{ ...listShape, opacity: outdated ? 0.5 : 1 }}
    >
      {leads.map((lead) => (
        <li key={`${lead.leadType} ${lead.id}`}>
          <LeadCard
            lead={lead}
            {...(selected && onToggle ? { selected: selected.has(lead.id), onToggle } : {})}
          />
        </li>
      ))}
    </Box>
  );
}

const listShape = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
};
