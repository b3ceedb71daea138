import { useNavigate } from 'react-router-dom';
import { useCurrentUser } from '../ground/api/useCurrentUser';
import { ROW_SHORTCUTS } from '../ground/shortcuts/rowKeys';
import { useShortcuts } from '../ground/shortcuts/useShortcuts';
import { screensFor } from './screens';

/** Shortcuts that open each page, G and a letter, and those of rows. */
export function useScreenShortcuts(): void {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const pages = screensFor(user?.role ?? 'admin_assistant').flatMap(({ key, path }) =>
    key ? [[`g ${key}`, () => void navigate(path)] as const] : [],
  );
  useShortcuts({ ...Object.fromEntries(pages), ...ROW_SHORTCUTS });
}
