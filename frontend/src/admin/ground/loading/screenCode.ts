import type { ComponentType } from 'react';
import { chunksLoaded, lazyComponent, type LazyComponent } from './lazyComponent';

interface ScreenCode {
  readonly resource: string;
  readonly load: () => Promise<unknown>;
}

const registered: ScreenCode[] = [];
const fetched = new Set<ScreenCode>();

/** A lazy component that belongs to the screen of a resource: `fetchWhenIdle` fetches its code before it is needed. */
export function lazyScreen<P extends object>(
  resource: string,
  load: () => Promise<ComponentType<P>>,
): LazyComponent<P> {
  const component = lazyComponent(load);
  registered.push({ resource, load: component.fetch });
  return component;
}

/**
 * Fetches the code of the screens in the given order, a part each time the browser is idle and no component waits for its
 * chunk, and not at all where the user saves data. It ends at the first failure: a screen fetches what it lacks when it is
 * opened. Returns a function that stops it.
 */
export function fetchWhenIdle(resources: readonly string[]): () => void {
  if (savesData()) return () => {};
  let cancel = () => {};
  let stopped = false;
  // looks again each time, because a screen can have lazy parts of its own
  const missing = () =>
    resources
      .flatMap((resource) => registered.filter((code) => code.resource === resource))
      .find((code) => !fetched.has(code));
  async function fetchNext() {
    await chunksLoaded();
    const code = missing();
    if (!code || stopped) return;
    cancel = whenIdle(() => {
      code
        .load()
        .then(() => {
          fetched.add(code);
          return fetchNext();
        })
        .catch(() => {});
    });
  }
  void fetchNext();
  return () => {
    stopped = true;
    cancel();
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
