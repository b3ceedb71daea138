import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a built file. */
const BUILT = /(file:\/\/[^\s()]+\/dist\/[^\s()]+\.js):(\d+):(\d+)/;

const maps = new Map<string, SourceMap | undefined>();

// Stack traces name the lines of the sources. Node's --enable-source-maps would read the maps of all packages at each
// start, which costs a third of it; this reads one when a trace is wanted.
Error.prepareStackTrace = (error, calls) =>
  // eslint-disable-next-line @typescript-eslint/no-base-to-string -- a call site is written as in any other trace
  [Error.prototype.toString.call(error), ...calls.map((call) => `    at ${inSource(String(call))}`)].join(
    '\n',
  );

/** The call with its place in the sources; unchanged without a map. */
function inSource(call: string): string {
  return call.replace(BUILT, (built, url: string, line: string, column: string) => {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return built;
    return `${new URL(entry.originalSource, url).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function mapOf(url: string): SourceMap | undefined {
  if (!maps.has(url)) {
    let map: SourceMap | undefined;
    try {
      map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as SourceMapPayload);
    } catch {
      // without its map the built place is all there is
    }
    maps.set(url, map);
  }
  return maps.get(url);
}
