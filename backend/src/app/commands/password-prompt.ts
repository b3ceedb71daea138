import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Prompts for a password and reads the first line of the input. A terminal does not echo it. */
export async function askPassword(
  input: Input,
  output: NodeJS.WritableStream,
  signal?: AbortSignal,
): Promise<string> {
  // echo is off before the prompt appears
  const firstLine = readLine(input, input.isTTY ?? false, signal);
  output.write('Password: ');
  if (!input.isTTY) return (await firstLine) ?? '';
  try {
    const line = await firstLine;
    if (line === null) throw new DOMException('The prompt was cancelled', 'AbortError');
    return line;
  } finally {
    // the typed line break is not echoed either
    output.write('\n');
  }
}

/** Reads the first line; null when the input ends before it, or after Ctrl+C. */
function readLine(input: Input, terminal: boolean, signal?: AbortSignal): Promise<string | null> {
  // for a terminal, readline echoes the input to its output
  const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: hidden, terminal, historySize: 0, signal });
  return new Promise((resolve) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('close', () => resolve(null));
  });
}
