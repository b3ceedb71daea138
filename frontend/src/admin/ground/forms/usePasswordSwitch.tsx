import { IconButton, InputAdornment, Tooltip } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { EyeIcon, EyeOffIcon } from '../theme/icons';

interface PasswordSwitch {
  readonly type: 'password' | 'text';
  /** The button at the end of the field. */
  readonly endAdornment: ReactNode;
}

/** The type of a password field, and the button that shows or hides its characters. */
export function usePasswordSwitch(): PasswordSwitch {
  const [shown, setShown] = useState(false);
  // not named after the password: a second control with that name would be in the way of the field itself
  const label = shown ? 'Hide characters' : 'Show characters';
  return {
    type: shown ? 'text' : 'password',
    endAdornment: (
      <InputAdornment position="end">
        <Tooltip title={label}>
          <IconButton edge="end" aria-label={label} onClick={() => setShown(!shown)}>
            {shown ? <EyeOffIcon fontSize="small" /> : <EyeIcon fontSize="small" />}
          </IconButton>
        </Tooltip>
      </InputAdornment>
    ),
  };
}
