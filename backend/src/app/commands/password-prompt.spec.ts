import { PassThrough } from 'node:stream';
import { askPassword } from './password-prompt.js';

/** Input and output as a terminal has them; in raw mode the terminal itself shows nothing that is typed. */
function terminal(isTTY = true) {
  const rawModes: boolean[] = [];
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: (on: boolean) => rawModes.push(on) });
  const output = new PassThrough({ encoding: 'utf8' });
  let atPrompt: boolean[] | undefined;
  const write = output.write.bind(output);
  output.write = (text: string) => ((atPrompt ??= [...rawModes]), write(text));
  const signal = new AbortController();
  const asked = askPassword(input, output, signal.signal);
  const rawModesAtPrompt = () => atPrompt;
  return {
    input,
    asked,
    rawModes,
    rawModesAtPrompt,
    abort: () => signal.abort(),
    shown: () => String(output.read() ?? ''),
  };
}

describe('the password prompt of a terminal', () => {
  it('shows nothing of what is typed, and restores the terminal', async () => {
    const { input, asked, rawModes, shown } = terminal();
    for (const key of 'secret-1') input.write(key);
    input.write('\r');
    expect(await asked).toBe('secret-1');
    expect(shown()).toBe('Password: \n');
    expect(rawModes).toEqual([true, false]);
  });

  it('asks once the terminal shows nothing any more', async () => {
    const { input, asked, rawModesAtPrompt } = terminal();
    expect(rawModesAtPrompt()).toEqual([true]);
    input.write('secret-1\r');
    await asked;
  });

  it('takes corrections and pasted text', async () => {
    const { input, asked, shown } = terminal();
    input.write('sécret 保x\u007f险\n');
    expect(await asked).toBe('sécret 保险');
    expect(shown()).toBe('Password: \n');
  });

  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('ends with %s', async (_, key) => {
    const { input, asked, rawModes } = terminal();
    input.write(key);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(rawModes).toEqual([true, false]);
  });

  it('ends with a signal', async () => {
    const { asked, abort, rawModes } = terminal();
    abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
    expect(rawModes).toEqual([true, false]);
  });
});

describe('the password prompt of a pipe', () => {
  it.each([
    ['the first line', 'secret-1\nsecret-2\n', 'secret-1'],
    ['a line of Windows', 'secret-1\r\n', 'secret-1'],
    ['text without a line break', ' secret-1 ', ' secret-1 '],
    ['nothing', '', ''],
  ])('reads %s', async (_, text, password) => {
    const { input, asked, rawModes, shown } = terminal(false);
    input.end(text);
    expect(await asked).toBe(password);
    expect(shown()).toBe('Password: ');
    expect(rawModes).toEqual([]);
  });
});
