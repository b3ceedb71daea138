import { lazy, type ComponentType } from 'react';

/** A chunk of the console could not be loaded. `renew` makes the next render load it again. */
export class ChunkLoadError extends Error {
  readonly renew: () => void;

  constructor(renew: () => void, cause: unknown) {
    super('A part of the console could not be fetched', { cause });
    this.name = 'ChunkLoadError';
    this.renew = renew;
  }
}

const loading = new Set<Promise<unknown>>();

/** Resolves when the components on screen have their chunks, or failed to load them. */
export async function chunksLoaded(): Promise<void> {
  await Promise.allSettled(loading);
}

function tracked<T>(loaded: Promise<T>): Promise<T> {
  const done = () => loading.delete(loaded);
  loading.add(loaded);
  loaded.then(done, done);
  return loaded;
}

/**
 * A component whose chunk is loaded on first use. Unlike React.lazy, a failed load can be repeated without a page
 * reload.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const attempt = () =>
    lazy(() =>
      tracked(load()).then(
        (loaded) => ({ default: loaded }),
        (error: unknown) => {
          throw new ChunkLoadError(() => (Current = attempt()), error);
        },
      ),
    );
  let Current = attempt();
  return function Part(props: P) {
    return <Current {...props} />;
  };
}
