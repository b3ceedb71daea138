import { useEffect, useEffectEvent } from 'react';
import { onReconnected } from './connection';
import { ChunkLoadError } from './lazyComponent';
import { reloadIfNewer } from './deployedVersion';

/** Loads a missing chunk again after a reconnect, and reloads the page if a newer version was deployed. */
export function useChunkRecovery(error: Error, retry: () => void): void {
  const missing = error instanceof ChunkLoadError;
  const again = useEffectEvent(() => {
    void reloadIfNewer().then((version) => version === 'same' && retry());
  });
  useEffect(() => {
    if (!missing) return;
    void reloadIfNewer();
    return onReconnected(() => again());
  }, [missing]);
}
