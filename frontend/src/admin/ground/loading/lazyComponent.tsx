import { lazy, useState, type ComponentType, type ReactNode } from 'react';

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

export interface LazyComponent<P> {
  (props: P): ReactNode;
  /** Loads the chunk; the component is then rendered without its fallback. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A component whose chunk is loaded on first use or by `fetch`. Unlike React.lazy, a failed load can be repeated without a
 * page reload.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined;
  const fetch = () => load().then((component) => (Loaded = component));
  const attempt = () =>
    lazy(() =>
      tracked(fetch()).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          throw new ChunkLoadError(() => (Current = attempt()), error);
        },
      ),
    );
  let Current = attempt();
  function Part(props: P) {
    // kept, because another component in its place would lose the state
    const [Shown] = useState(() => Loaded ?? Current);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { fetch });
}
