import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../providers/useCurrentUser';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { screensFor } from '../screens';

/** Shortcuts that open each page: G and a letter. */
export function useScreenShortcuts(): void {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const screens = screensFor(user?.role ?? 'admin_assistant');
  useShortcuts(Object.fromEntries(screens.map(({ key, path }) => [`g ${key}`, () => void navigate(path)])));
}
