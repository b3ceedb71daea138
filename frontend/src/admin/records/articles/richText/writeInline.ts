import type { Mark, Node } from 'prosemirror-model';

/** How a block is written. */
export interface Way {
  readonly em: '*' | '_';
  readonly strong: '**' | '__';
  /** Every character that can mean something is escaped. */
  readonly careful: boolean;
  /** Empty lines between the items of a list. */
  readonly loose: boolean;
}

/** A piece of a line: text, or a picture or a break. */
interface Run {
  readonly text: string;
  readonly leaf: Node | null;
  readonly marks: readonly Mark[];
}

const EMPHASIS = ['strong', 'em', 'strike'];

/** The pieces of a paragraph, without white space at the edges of lines and of emphasis. */
export function runsOf(node: Node): readonly Run[] {
  let runs: Run[] = [];
  node.forEach((child) => {
    const text = (child.text ?? '').replace(/[\r\n]+/g, ' ');
    const marks = child.isText ? child.marks : child.marks.filter(({ type }) => type.name !== 'code');
    runs.push({ text, leaf: child.isText ? null : child, marks });
  });
  for (const name of EMPHASIS) runs = withoutEdges(runs, name);
  return joined(trimmed(joined(runs)));
}

const has = ({ marks }: Run, name: string) => marks.some(({ type }) => type.name === name);
const isBreak = ({ leaf }: Run) => leaf?.type.name === 'hard_break';
const isCode = (run: Run) => has(run, 'code');
const without = (run: Run, name: string): Run => ({
  ...run,
  marks: run.marks.filter(({ type }) => type.name !== name),
});

/** Takes a mark from the white space where it begins and ends: there it would not be one. */
function withoutEdges(runs: readonly Run[], name: string): Run[] {
  const pieces = runs.flatMap((run) => {
    if (!has(run, name) || run.leaf || isCode(run)) return [run];
    const { text: whole } = run;
    const words = whole.trim();
    const start = words === '' ? whole.length : whole.indexOf(words);
    return [whole.slice(0, start), words, whole.slice(start + words.length)]
      .filter((text) => text !== '')
      .map((text) => ({ ...run, text }));
  });
  const isSpace = (run: Run) => isBreak(run) || (!run.leaf && !isCode(run) && run.text.trim() === '');
  const result = [...pieces];
  const bare = (index: number, step: number) => {
    for (let at = index, run = result[at]; run && has(run, name) && isSpace(run); run = result[at]) {
      result[at] = without(run, name);
      at += step;
    }
  };
  for (const [index, run] of pieces.entries()) {
    if (!has(run, name)) continue;
    if (index === 0 || !has(pieces[index - 1]!, name)) bare(index, 1);
    if (index === pieces.length - 1 || !has(pieces[index + 1]!, name)) bare(index, -1);
  }
  return result;
}

/** Without white space around breaks and at both ends, where a break is none either. */
function trimmed(runs: readonly Run[]): Run[] {
  const result = runs.map((run, index) => {
    if (run.leaf || isCode(run)) return run;
    const before = runs[index - 1];
    const after = runs[index + 1];
    let { text } = run;
    if (!before || isBreak(before)) text = text.trimStart();
    if (!after || isBreak(after)) text = text.trimEnd();
    return { ...run, text };
  });
  const filled = result.filter(({ leaf, text }) => leaf !== null || text !== '');
  while (filled.length > 0 && isBreak(filled[0]!)) filled.shift();
  while (filled.length > 0 && isBreak(filled.at(-1)!)) filled.pop();
  return filled.length === runs.length ? filled : trimmed(filled);
}

function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && !last.leaf && !run.leaf && sameMarks(last.marks, run.marks))
      result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result;
}

const sameMarks = (one: readonly Mark[], other: readonly Mark[]) =>
  one.length === other.length && one.every((mark, index) => mark.eq(other[index]!));

const WORD = /[\p{L}\p{N}]/u;

/** The text of a paragraph or heading in Markdown. */
export function inlineMarkdown(node: Node, way: Way): string {
  const runs = runsOf(node);
  const delimiter: Record<string, string> = { strong: way.strong, em: way.em, strike: '~~' };
  let out = '';
  /** The next character must not be a letter to the parser, or the emphasis before it does not end. */
  let encodeNext = false;
  const open: Mark[] = [];
  const close = (mark: Mark, next: string) => {
    const { name } = mark.type;
    if (name === 'link') {
      out += linkEnd(mark);
      return;
    }
    const isPunctuation = !WORD.test(out.at(-1) ?? ' ');
    out += delimiter[name]!;
    encodeNext = WORD.test(next) && (isPunctuation || delimiter[name]!.startsWith('_'));
  };
  const begin = (mark: Mark, next: string) => {
    const { name } = mark.type;
    if (name === 'link') {
      if (out.endsWith('!')) out = `${out.slice(0, -1)}\\!`;
      out += '[';
      return;
    }
    const before = /[\p{L}\p{N}]$/u.exec(out)?.[0];
    if (before && (!WORD.test(next) || delimiter[name]!.startsWith('_')))
      out = out.slice(0, -before.length) + entity(before);
    out += delimiter[name]!;
  };
  runs.forEach((run, index) => {
    const marks = run.marks.filter(({ type }) => type.name !== 'code');
    const next = firstCharacter(run);
    const kept = open.findIndex((mark) => !mark.isInSet(marks));
    for (const mark of kept < 0 ? [] : open.splice(kept).reverse()) close(mark, next);
    const starting = marks
      .filter((mark) => !mark.isInSet(open))
      .sort((one, other) => lengthOf(runs, index, other) - lengthOf(runs, index, one));
    if (autolink(run, runs, index) && starting.at(-1)?.type.name === 'link') {
      for (const mark of starting.slice(0, -1)) begin(mark, '<');
      open.push(...starting.slice(0, -1));
      out += `<${run.text}>`;
      return;
    }
    const isEmphasis = starting.some(({ type }) => type.name !== 'link');
    const space = isEmphasis && !run.leaf && !isCode(run) ? /^\s*/.exec(run.text)![0] : '';
    out += space;
    const rest = { ...run, text: run.text.slice(space.length) };
    for (const [place, mark] of starting.entries()) {
      const isBeforeLink = starting.slice(place + 1).some(({ type }) => type.name === 'link');
      begin(mark, isBeforeLink ? '[' : firstCharacter(rest));
      open.push(mark);
    }
    const isLineStart = out === '' || out.endsWith('\\\n');
    const atStart = isLineStart || /\n[*_~[]*$/.test(out) || /^[*_~[]*$/.test(out);
    let text = textOf(rest, atStart, way);
    if (encodeNext) {
      const [first = ''] = run.text;
      if (!run.leaf && !isCode(run) && WORD.test(first)) text = entity(first) + text.slice(first.length);
      encodeNext = false;
    }
    out += text;
  });
  for (const mark of open.reverse()) close(mark, ' ');
  return out;
}

const entity = (character: string) => `&#${character.codePointAt(0)};`;
const firstCharacter = (run: Run) => (run.leaf ? '!' : isCode(run) ? '`' : ([...run.text][0] ?? ' '));

/** How many pieces from there on have the mark. */
function lengthOf(runs: readonly Run[], from: number, mark: Mark): number {
  const end = runs.findIndex((run, index) => index > from && !mark.isInSet(run.marks));
  return (end < 0 ? runs.length : end) - from;
}

/** Whether a link is written as its address. */
function autolink(run: Run, runs: readonly Run[], index: number): boolean {
  const link = run.marks.find(({ type }) => type.name === 'link');
  if (!link || run.leaf || isCode(run) || lengthOf(runs, index, link) > 1) return false;
  if (index > 0 && link.isInSet(runs[index - 1]!.marks)) return false;
  const { href, title } = link.attrs as { readonly href: string; readonly title: string };
  return title === '' && href === run.text && /^(?:https?|mailto|tel):[^\s<>]*$/.test(href);
}

function linkEnd({ attrs }: Mark): string {
  return `](${address(String(attrs.href))}${titleOf(String(attrs.title))})`;
}

const address = (url: string) =>
  /^[^\s<>()\\]+$/.test(url) ? url : `<${url.replace(/[<>\\]/g, '\\$&').replace(/\s+/g, '%20')}>`;
const titleOf = (title: string) => (title === '' ? '' : ` "${title.replace(/["\\&]/g, '\\$&')}"`);

function textOf(run: Run, atStart: boolean, way: Way): string {
  if (run.leaf) {
    if (isBreak(run)) return '\\\n';
    const { src, alt, title } = run.leaf.attrs as Record<'src' | 'alt' | 'title', string>;
    const words = alt.replace(/[\\`*_[\]<>&~!]/g, '\\$&').replace(/[\r\n]+/g, ' ');
    return `![${words}](${address(src)}${titleOf(title)})`;
  }
  return isCode(run) ? codeOf(run.text) : escaped(run.text, atStart, way.careful, has(run, 'link'));
}

function codeOf(text: string): string {
  const runs = new Set([...text.matchAll(/`+/g)].map(([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const ticks = '`'.repeat(length);
  const isPadded = /^`|`$/.test(text) || (/^\s.*\s$/.test(text) && text.trim() !== '');
  return isPadded ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`;
}

const SIGNS = /[\\`_]|\*(?!\s|$)|(?<=\S)\*|~(?=~)|~$|^~|<(?=[a-z])|&(?=#?\w+;)/gi;
const WITH_BRACKETS = new RegExp(`[[\\]]|${SIGNS.source}`, 'gi');
const EVERYTHING = /[\\`*_~[\]<>&!#|:]/g;

/** Text in which nothing means anything; `careful` escapes what only seldom does. */
function escaped(text: string, atStart: boolean, careful: boolean, isLink: boolean): string {
  // words in brackets are a link only before an address
  const inBrackets = isLink || /\](?:[([:]|$)/.test(text);
  const some = inBrackets ? WITH_BRACKETS : SIGNS;
  const plain = text.replace(careful ? EVERYTHING : some, (sign, index: number) =>
    // within a word it is no emphasis
    sign === '_' && !careful && WORD.test(text[index - 1] ?? ' ') && WORD.test(text[index + 1] ?? ' ')
      ? sign
      : `\\${sign}`,
  );
  if (!atStart) return plain;
  return plain
    .replace(/^(#{1,6})(?=\s|$)/, '\\$1')
    .replace(/^([-+>=|:]|\*(?=\s|$))/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2');
}
