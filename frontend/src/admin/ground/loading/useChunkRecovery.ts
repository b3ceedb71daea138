import { useEffectEvent, useLayoutEffect } from 'react';
import { onReconnected } from './connection';
import { ChunkLoadError } from './lazyComponent';
import { reloadIfNewer } from './deployedVersion';

/** Loads a missing chunk again after a reconnect, and reloads the page if a newer version was deployed. */
export function useChunkRecovery(error: Error, retry: () => void): void {
  const missing = error instanceof ChunkLoadError;
  const again = useEffectEvent(() => {
    void reloadIfNewer().then((version) => version === 'same' && retry());
  });
  // before the message is painted, so that no reconnect is missed while it shows
  useLayoutEffect(() => {
    if (!missing) return;
    void reloadIfNewer();
    return onReconnected(() => again());
  }, [missing]);
}
