import { Menu, MenuItem, styled } from '@mui/material';
import { useId, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';

interface ChipMenuProps<V> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly content: ReactNode }[];
  readonly onChoose: (value: V) => void;
  readonly style?: CSSProperties;
  /** What the chip shows. */
  readonly children: ReactNode;
}

/**
 * A chip that opens a list of choices. It has the roles of a select, but no list until it is opened, so that a page can
 * show hundreds of them.
 */
export function ChipMenu<V extends string | null>({
  label,
  value,
  choices,
  onChoose,
  style,
  children,
}: ChipMenuProps<V>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const listId = useId();
  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  }
  return (
    <>
      <Chip
        type="button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? listId : undefined}
        title={label}
        onClick={(event) => setAnchor(event.currentTarget)}
        onKeyDown={openByArrow}
        style={style}
      >
        {children}
      </Chip>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { role: 'listbox', id: listId, 'aria-label': label, dense: true } }}
        >
          {choices.map((choice) => (
            <MenuItem
              key={choice.value}
              role="option"
              selected={choice.value === value}
              aria-selected={choice.value === value}
              onClick={() => {
                setAnchor(null);
                if (choice.value !== value) onChoose(choice.value);
              }}
            >
              {choice.content}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

const Chip = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  height: 26,
  padding: '0 4px 0 10px',
  border: '1px solid transparent',
  borderRadius: 999,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { fontSize: 18 },
  '&:hover': { filter: theme.palette.mode === 'dark' ? 'brightness(1.15)' : 'brightness(0.96)' },
  '&:focus-visible': { outline: `2px solid ${theme.palette.secondary.main}`, outlineOffset: 2 },
  [theme.breakpoints.down('sm')]: { height: 32 },
}));
