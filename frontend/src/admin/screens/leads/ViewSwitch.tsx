import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material';
import type { LeadView } from './useLeadView';
import { BoardIcon, CardsIcon, RowsIcon } from '@/admin/ground/theme/screenIcons';

const VIEWS = [
  { view: 'cards', label: 'Cards', Icon: CardsIcon },
  { view: 'rows', label: 'Rows', Icon: RowsIcon },
  { view: 'board', label: 'Board', Icon: BoardIcon },
] as const;

interface ViewSwitchProps {
  readonly view: LeadView;
  readonly onChange: (view: LeadView) => void;
}

/** Chooses between cards, rows and the board. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="View"
      value={view}
      onChange={(_, chosen: LeadView | null) => chosen && onChange(chosen)}
    >
      {VIEWS.map(({ view: value, label, Icon }) => (
        <ToggleButton key={value} value={value} aria-label={label} sx={{ px: 1.25, height: 36 }}>
          <Tooltip title={label}>
            <Icon sx={{ fontSize: 20 }} />
          </Tooltip>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
