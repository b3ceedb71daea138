import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { call } from '../../shared/api-client';
import { sessionUser } from '../providers/session';
import { connectLive, liveAddress } from './connectLive';
import { createRefresher } from './createRefresher';
import { afterClose, type LiveState } from './liveState';
import { parseMessage } from './parseMessage';
import { readAgain } from './readAgain';
import { refreshesFor } from './refreshesFor';

/** Has what the server says changed read again, and tells how the channel stands. */
export function useLiveUpdates(): LiveState {
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const leaveIfSessionEnded = useEffectEvent(() => {
    sessionUser()
      // somebody who has just signed out need not ask
      .then((user) => user && call('/api/user'))
      .catch(logoutIfAccessDenied);
  });
  const [state, setState] = useState<LiveState>({ name: 'connecting' });

  useEffect(() => {
    const refresh = createRefresher((queryKey) => readAgain(queryClient, { queryKey }));
    return connectLive(liveAddress(window.location), {
      onOpen() {
        setState({ name: 'live' });
        // whatever was read before the channel opened may have changed unheard
        void readAgain(queryClient, { predicate: ({ queryKey }) => queryKey[0] !== 'auth' });
      },
      onMessage(text) {
        const message = parseMessage(text);
        if (!message) return;
        const keys = message.type === 'connected' ? null : refreshesFor(message);
        if (keys) refresh(keys);
        else console.info('Live message', message.type);
      },
      onClose() {
        setState((before) => afterClose(before, new Date()));
        // the server closes the channel of a session that ended: ask, and leave if so
        leaveIfSessionEnded();
      },
    });
  }, [queryClient]);

  return state;
}
