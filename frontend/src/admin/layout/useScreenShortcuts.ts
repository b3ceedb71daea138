import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../providers/useSignedIn';
import { useShortcuts } from '../shortcuts/useShortcuts';
import { screensFor } from './screens';

/** G and a letter open a screen from anywhere. */
export function useScreenShortcuts(): void {
  const navigate = useNavigate();
  const user = useSignedIn();
  const screens = screensFor(user?.role ?? 'admin_assistant');
  useShortcuts(Object.fromEntries(screens.map(({ key, path }) => [`g ${key}`, () => void navigate(path)])));
}
