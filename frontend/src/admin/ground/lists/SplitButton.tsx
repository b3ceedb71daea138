import { Button, type ButtonProps, ButtonGroup, Menu, MenuItem } from '@mui/material';
import { type Ref, useState } from 'react';
import { DownIcon } from '../theme/screenIcons';

export interface SplitButtonProps extends Pick<
  ButtonProps,
  'variant' | 'color' | 'size' | 'disabled' | 'startIcon' | 'onClick' | 'children'
> {
  /** What the menu beside the button holds. */
  readonly menuLabel: string;
  readonly choices: readonly { readonly name: string; readonly run: () => void }[];
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A button for the usual act, with a menu of its variants beside it; without variants only the button. */
export function SplitButton({
  menuLabel,
  choices,
  buttonRef,
  children,
  onClick,
  startIcon,
  ...rest
}: SplitButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonGroup disableElevation {...rest} sx={groupShape}>
        <Button ref={buttonRef} startIcon={startIcon} onClick={onClick}>
          {children}
        </Button>
        {choices.length > 0 && (
          <Button
            aria-label={menuLabel}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <DownIcon aria-hidden />
          </Button>
        )}
      </ButtonGroup>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          {choices.map(({ name, run }) => (
            <MenuItem
              key={name}
              dense
              onClick={() => {
                setAnchor(null);
                run();
              }}
            >
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

const groupShape = {
  flex: 'none',
  '& .MuiButton-sizeSmall': { py: 0.25, minHeight: 28 },
  '& > [aria-haspopup]': { minWidth: 28, px: 0.5 },
};
