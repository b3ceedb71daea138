import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchWhenIdle } from '../ground/loading/screenCode';
import { useCurrentUser } from '../ground/api/useCurrentUser';
import { screensFor } from './screens';

/** How long no query runs before the first screen counts as loaded; React shows its lazy parts up to 0.5 s late. */
const QUIET_MS = 1000;

/** Fetches the code of the user's other screens, and of the login page, once the first one is loaded. Renders nothing. */
export function FetchScreens() {
  const role = useCurrentUser()?.role;
  const loading = useIsFetching() > 0;
  useEffect(() => {
    if (!role || loading) return;
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = fetchWhenIdle([...screensFor(role).map(({ code }) => code), 'login']);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [role, loading]);
  return null;
}
