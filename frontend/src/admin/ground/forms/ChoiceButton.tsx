import { Button, type ButtonProps, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { DownIcon as ArrowIcon } from '../theme/screenIcons';

interface ChoiceButtonProps<V> {
  readonly label: string;
  readonly size?: ButtonProps['size'];
  readonly choices: readonly {
    readonly id: V;
    readonly name: string;
    /** Why it cannot be chosen. */
    readonly refusal?: string;
  }[];
  readonly onChoose: (id: V) => void;
}

/** A button that opens a menu. */
export function ChoiceButton<V extends string | null>({
  label,
  size = 'small',
  choices,
  onChoose,
}: ChoiceButtonProps<V>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size={size}
        variant="outlined"
        color="secondary"
        endIcon={<ArrowIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map(({ id, name, refusal }) => (
          <MenuItem
            key={id}
            dense
            disabled={refusal !== undefined}
            onClick={() => {
              // an open menu keeps the focus, and what is chosen may need it
              flushSync(() => setAnchor(null));
              onChoose(id);
            }}
          >
            <ListItemText primary={name} secondary={refusal} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
