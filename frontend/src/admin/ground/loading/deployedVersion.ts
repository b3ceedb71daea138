const ENTRY = /<script[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;
const RELOADED_FOR = 'console.reloaded-for';

/** The loaded version compared with the deployed one; `unknown` while the server cannot be reached. */
export type DeployedVersion = 'same' | 'newer' | 'unknown';

/** URL of the entry script in the deployed console page; null if it cannot be fetched. */
async function deployedEntry(): Promise<string | null> {
  try {
    const response = await fetch('/admin', { cache: 'no-store', headers: { accept: 'text/html' } });
    return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? null) : null;
  } catch {
    return null;
  }
}

/**
 * Compares the loaded entry script with the deployed one; their file names differ by version. Reloads the page for a
 * newer version, but only once for each: a cache that serves an old page must not cause a reload loop.
 */
export async function reloadIfNewer(reload = () => window.location.reload()): Promise<DeployedVersion> {
  const served = await deployedEntry();
  if (!served) return 'unknown';
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (served === own) return 'same';
  if (sessionStorage.getItem(RELOADED_FOR) !== served) {
    sessionStorage.setItem(RELOADED_FOR, served);
    reload();
  }
  return 'newer';
}
