/** A text with what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces the text from `from` to `to` and selects a part of the result. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: readonly [number, number];
}

export type LineKind = 'heading' | 'list' | 'numbers' | 'quote';

const PREFIXES: Record<LineKind, { readonly pattern: RegExp; readonly of: (index: number) => string }> = {
  heading: { pattern: /^#{1,6} +/, of: () => '## ' },
  list: { pattern: /^[-*+] +/, of: () => '- ' },
  numbers: { pattern: /^\d+[.)] +/, of: (index) => `${index + 1}. ` },
  quote: { pattern: /^> ?/, of: () => '> ' },
};

/** A table to begin with. */
export const TABLE = ['| First | Second |', '| --- | --- |', '| 1 | 2 |', '| 3 | 4 |'].join('\n');

/** Puts a mark (`*` or `**`) around the selection, or takes it away where it is. */
export function wrapEdit({ text, start, end }: Selected, mark: '*' | '**', placeholder: string): Edit {
  const { length } = mark;
  const chosen = text.slice(start, end);
  // three stars are both marks
  const has = (stars: number) => stars === length || stars >= 3;
  if (chosen.length > 2 * length && has(Math.min(starsBefore(chosen), starsAfter(chosen))))
    return replaced(start, end, chosen.slice(length, -length));
  if (has(Math.min(starsAfter(text.slice(0, start)), starsBefore(text.slice(end)))))
    return replaced(start - length, end + length, chosen);
  // a mark does not count beside a space
  const words = chosen.trim();
  const before = chosen.slice(0, chosen.length - chosen.trimStart().length);
  const after = chosen.slice(before.length + words.length);
  const marked = words || placeholder;
  const first = start + before.length + length;
  return {
    from: start,
    to: end,
    insert: `${before}${mark}${marked}${mark}${after}`,
    select: [first, first + marked.length],
  };
}

/** Number of stars at the beginning of a text. */
const starsBefore = (text: string) => text.length - text.replace(/^\*+/, '').length;
/** Number of stars at the end of a text. */
const starsAfter = (text: string) => text.length - text.replace(/(?<!\*)\*+$/, '').length;

const replaced = (from: number, to: number, insert: string): Edit => ({
  from,
  to,
  insert,
  select: [from, from + insert.length],
});

/** Makes the selected lines a heading, a list or a quotation; makes them plain again where all are. */
export function linesEdit({ text, start, end }: Selected, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end > start && text[end - 1] === '\n' ? end - 1 : end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const { pattern, of } = PREFIXES[kind];
  const written = lines.filter((line) => line.trim() !== '');
  const remove = written.length > 0 && written.every((line) => pattern.test(line));
  let count = 0;
  const insert = lines
    .map((line) => {
      if (line.trim() === '' && lines.length > 1) return line;
      if (remove) return line.replace(pattern, '');
      const bare = Object.values(PREFIXES).reduce((rest, other) => rest.replace(other.pattern, ''), line);
      count += 1;
      return `${of(count - 1)}${bare}`;
    })
    .join('\n');
  // without a selection the caret goes to the end of the line
  const begin = start === end ? from + insert.length : from;
  return { from, to, insert, select: [begin, from + insert.length] };
}

/** Makes the selection a link; the address is selected, to be typed. A selected address becomes the target. */
export function linkEdit({ text, start, end }: Selected): Edit {
  const chosen = text.slice(start, end);
  if (/^(https?:\/\/|mailto:|tel:|\/)\S+$/.test(chosen))
    return { from: start, to: end, insert: `[words](${chosen})`, select: [start + 1, start + 6] };
  const words = chosen || 'words';
  const address = 'https://';
  const first = start + words.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${words}](${address})`,
    select: chosen ? [first, first + address.length] : [start + 1, start + 1 + words.length],
  };
}

/** Puts words in the place of the selection, with the caret after them. */
export function textEdit({ start, end }: Selected, insert: string): Edit {
  const caret = start + insert.length;
  return { from: start, to: end, insert, select: [caret, caret] };
}

/** Adds a block such as a table after the line of the caret, apart from its neighbours by empty lines. */
export function blockEdit({ text, end }: Selected, block: string): Edit {
  const next = text.indexOf('\n', end);
  const at = next < 0 ? text.length : next;
  const before = text.slice(0, at);
  const after = text.slice(at);
  const gap = before.trim() === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after.trim() === '' ? '\n' : after.startsWith('\n\n') ? '' : '\n';
  const end_ = at + gap.length + block.length;
  return { from: at, to: at, insert: `${gap}${block}${tail}`, select: [end_, end_] };
}

export const tableEdit = (selected: Selected): Edit => {
  const edit = blockEdit(selected, TABLE);
  const first = edit.from + edit.insert.indexOf('First');
  return { ...edit, select: [first, first + 'First'.length] };
};

/** A picture in Markdown; brackets in the description would end it. */
export const pictureMarkdown = (alt: string, url: string) =>
  `![${alt
    .replace(/[[\]\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}](${url})`;

/**
 * Applies an edit to a text field as if it were typed, so that the browser's Undo takes it back. `insertText` is the
 * only way that keeps the history of a text field.
 */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  const isTyped =
    document.activeElement === field &&
    typeof document.execCommand === 'function' &&
    document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}
