import { Menu, MenuItem } from '@mui/material';
import { useTheme } from 'react-admin';
import { Link } from 'react-router-dom';

interface SettingsMenuProps {
  readonly anchor: Element | null;
  readonly onClose: () => void;
  readonly onChoose: (dialog: 'password' | 'shortcuts') => void;
}

/** The user's settings (theme, password, shortcuts), and the way to those of the office. */
export function SettingsMenu({ anchor, onClose, onChoose }: SettingsMenuProps) {
  const [theme, setTheme] = useTheme();
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Settings' } }}
    >
      <MenuItem component={Link} to="/admin/settings" onClick={onClose}>
        Office settings
      </MenuItem>
      <MenuItem onClick={choose(() => setTheme(theme === 'dark' ? 'light' : 'dark'))}>
        {theme === 'dark' ? 'Light colours' : 'Dark colours'}
      </MenuItem>
      <MenuItem onClick={choose(() => onChoose('password'))}>Change password</MenuItem>
      <MenuItem onClick={choose(() => onChoose('shortcuts'))}>Keyboard shortcuts</MenuItem>
    </Menu>
  );
}
