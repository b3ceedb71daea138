import { Menu, MenuItem } from '@mui/material';
import { useTheme } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePhone } from '../ground/theme/widths';

/** The dialogs that the menu opens. */
export type AccountDialog = 'alerts' | 'password' | 'shortcuts';

interface SettingsMenuProps {
  readonly anchor: Element;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (dialog: AccountDialog) => void;
}

/** The user's settings (theme, alerts, password, shortcuts), and the way to those of the office. */
export function SettingsMenu({ anchor, open, onClose, onChoose }: SettingsMenuProps) {
  const [theme, setTheme] = useTheme();
  // there it is above a sheet, which Back closes
  const phone = usePhone();
  const choose = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu open={open} anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': 'Settings' } }}>
      <MenuItem component={Link} to="/admin/settings" replace={phone} onClick={onClose}>
        Office settings
      </MenuItem>
      <MenuItem onClick={choose(() => setTheme(theme === 'dark' ? 'light' : 'dark'))}>
        {theme === 'dark' ? 'Light colours' : 'Dark colours'}
      </MenuItem>
      <MenuItem onClick={choose(() => onChoose('alerts'))}>New lead alerts</MenuItem>
      <MenuItem onClick={choose(() => onChoose('password'))}>Change password</MenuItem>
      <MenuItem component={Link} to="/admin/security" replace={phone} onClick={onClose}>
        Security
      </MenuItem>
      <MenuItem onClick={choose(() => onChoose('shortcuts'))}>Keyboard shortcuts</MenuItem>
    </Menu>
  );
}
