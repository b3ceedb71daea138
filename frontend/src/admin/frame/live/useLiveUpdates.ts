import type { LiveMessage } from '@contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { api } from '@/admin/ground/api/api';
import { notifyReconnected } from '@/admin/ground/loading/connection';
import { refreshConsoleSettings } from '@/admin/ground/settings/consoleSettings';
import { isFetchedBefore } from '@/admin/ground/api/queryClient';
import { sessionUser } from '@/admin/ground/api/session';
import { connectLive, liveUrl } from './connectLive';
import { createRefresher } from './createRefresher';
import { afterClose, afterNetworkLoss, afterNetworkReturn, type LiveState } from './liveState';
import { parseMessage } from './parseMessage';
import { invalidateQueries } from './invalidateQueries';
import { affectedQueries } from './affectedQueries';

/** Refetches the data that live messages affect, and returns the state of the connection. `onMessage` gets every message. */
export function useLiveUpdates(onMessage?: (message: LiveMessage) => void): LiveState {
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  /** Ends the page when its session has ended, or is another user's now. */
  const checkSession = useEffectEvent(() => {
    sessionUser()
      // no request after a sign-out
      .then((user) => user && api.get('/api/user'))
      .catch(logoutIfAccessDenied);
  });
  const passOn = useEffectEvent((message: LiveMessage) => onMessage?.(message));
  const [state, setState] = useState<LiveState>(() =>
    navigator.onLine ? { name: 'connecting' } : { name: 'offline', since: new Date() },
  );

  useEffect(() => {
    const refresh = createRefresher((queryKey) => invalidateQueries(queryClient, { queryKey }));
    // messages from before the connection opened were missed
    const readAgain = (since: number) =>
      void invalidateQueries(queryClient, {
        predicate: (query) => query.queryKey[0] !== 'auth' && isFetchedBefore(query, since),
      });
    let isFirst = true;
    const connection = connectLive(liveUrl(window.location), {
      onOpen() {
        setState({ name: 'live' });
        if (!isFirst) {
          checkSession();
          readAgain(Infinity);
        }
        notifyReconnected();
      },
      onMessage(text) {
        const message = parseMessage(text);
        if (!message) return;
        const keys = message.type === 'connected' ? null : affectedQueries(message);
        if (keys) refresh(keys);
        else console.info('Live message', message.type);
        // the first time only what was asked for before the last message, which it may not have
        if (message.type === 'connected' && isFirst) {
          isFirst = false;
          readAgain(Date.now() - (message.data?.quietMs ?? -Infinity));
        }
        if (message.type === 'settings_updated') void refreshConsoleSettings();
        if (message.type !== 'connected') passOn(message);
      },
      onClose() {
        isFirst = false;
        setState((before) => afterClose(before, new Date()));
        // the server closes the connection when the session ends
        checkSession();
      },
    });
    const onOffline = () => setState((before) => afterNetworkLoss(before, new Date()));
    const onOnline = () => {
      isFirst = false;
      setState((before) => afterNetworkReturn(before, new Date()));
      connection.reconnect();
    };
    // a tab that was asleep may be older than the session
    const onVisible = () => document.visibilityState === 'visible' && checkSession();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('offline', onOffline);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('offline', onOffline);
      window.removeEventListener('online', onOnline);
      connection.stop();
    };
  }, [queryClient]);

  return state;
}
