import type { Mark, Node } from 'prosemirror-model';
import { onlyBlock } from './parseMarkdown';
import { inlineMarkdown, runsOf, type Way } from './writeInline';

const WAYS: readonly Way[] = [false, true].flatMap((loose) =>
  [false, true].flatMap((careful) =>
    (['*', '_'] as const).flatMap((em) =>
      (['**', '__'] as const).map((strong) => ({ em, strong, careful, loose })),
    ),
  ),
);

const written = new WeakMap<Node, string>();

/** A block in Markdown; empty for a paragraph without text. */
export function blockMarkdown(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const markdown =
    node.type.name === 'markdown'
      ? node.textContent
      : faithful(node, node.type.name === 'ordered_list' ? '.' : '-');
  written.set(node, markdown);
  return markdown;
}

function faithful(node: Node, marker: string): string {
  const wanted = fingerprint(node);
  let first: string | null = null;
  for (const way of WAYS) {
    const markdown = writeBlock(node, way, marker);
    if (markdown === '') return '';
    first ??= markdown;
    const again = onlyBlock(markdown);
    if (again && fingerprint(again) === wanted) return markdown;
  }
  return first ?? '';
}

/** A list after another one of its kind, told apart by its marker. */
export function listMarkdown(list: Node, before: string): string {
  const marker = /^\s*(?:\d+)?([-+*.)])/.exec(before)?.[1] ?? '-';
  return faithful(list, flipped(marker));
}

export const isList = ({ type }: Node) => type.name === 'bullet_list' || type.name === 'ordered_list';

/** What a block says, without what Markdown cannot write: white space at edges, empty paragraphs. */
export function fingerprint(node: Node): string {
  const { type, attrs } = node;
  if (node.isTextblock && !type.spec.code) return JSON.stringify([type.name, attrs, wordsOf(node)]);
  if (node.isLeaf || node.isTextblock) return JSON.stringify([type.name, attrs, node.textContent]);
  const children = childrenOf(node).map(fingerprint);
  return JSON.stringify([type.name, isList(node) ? { ...attrs, tight: isTight(node) } : attrs, children]);
}

/** The words of a paragraph with their marks; those of white space are not seen. */
function wordsOf(node: Node): readonly unknown[] {
  return runsOf(node).flatMap(({ text, leaf, marks }) => {
    const named = (all: readonly Mark[]) => all.map((mark) => [mark.type.name, mark.attrs]);
    if (leaf) return [[leaf.type.name, leaf.attrs, named(marks)]];
    const isCode = marks.some(({ type }) => type.name === 'code');
    return (isCode ? [text] : text.split(/(\s+)/))
      .filter((word) => word !== '')
      .map((word) => [word, named(isCode || word.trim() !== '' ? marks : [])]);
  });
}

/** Without empty paragraphs, unless there is nothing else. */
function childrenOf(node: Node): readonly Node[] {
  const all: Node[] = [];
  node.forEach((child) => void all.push(child));
  const filled = all.filter((child) => !isEmpty(child));
  return filled.length > 0 ? filled : all.slice(0, 1);
}

const isEmpty = (node: Node): boolean =>
  node.type.name === 'paragraph'
    ? runsOf(node).length === 0
    : node.type.name === 'blockquote' && childrenOf(node).every(isEmpty);

/** Whether a block can follow a paragraph without an empty line. */
function interrupts(node: Node): boolean {
  if (!isList(node)) return node.type.name !== 'paragraph';
  return (node.attrs.order ?? 1) === 1 && !isEmpty(childrenOf(node.firstChild!)[0]!);
}

/** A list is loose where one of its blocks needs an empty line before it. */
const isTight = (list: Node): boolean => {
  const items = childrenOf(list).map(childrenOf);
  const isOneBlock = items.length === 1 && items[0]!.length <= 1;
  // only paragraphs look different in a loose list
  const hasText = items.some((blocks) =>
    blocks.some((child) => child.type.name === 'paragraph' && !isEmpty(child)),
  );
  return (
    (Boolean(list.attrs.tight) || isOneBlock || !hasText) &&
    items.every((blocks) => blocks.every((child, index) => index === 0 || interrupts(child)))
  );
};

function writeBlock(node: Node, way: Way, marker: string): string {
  switch (node.type.name) {
    case 'paragraph':
      return inlineMarkdown(node, way);
    case 'heading': {
      const words = inlineMarkdown(node, way).replace(/(^|\s)(#+)$/, '$1\\$2');
      return `${'#'.repeat(Number(node.attrs.level))} ${words}`.trimEnd();
    }
    case 'blockquote':
      return isEmpty(node) ? '' : indented(writeBlocks(node, way, '\n\n'), '> ', '> ');
    case 'bullet_list':
      return writeItems(node, way, () => `${/[-+*]/.test(marker) ? marker : '-'} `);
    case 'ordered_list':
      return writeItems(
        node,
        way,
        (index) => `${Number(node.attrs.order) + index}${marker === ')' ? ')' : '.'} `,
      );
    case 'code_block':
      return fenced(node);
    case 'horizontal_rule':
      return '***';
    default:
      return node.textContent;
  }
}

function writeItems(list: Node, way: Way, markerAt: (index: number) => string): string {
  const gap = isTight(list) && !way.loose ? '\n' : '\n\n';
  return childrenOf(list)
    .map((item, index) => {
      const marker = markerAt(index);
      return indented(writeBlocks(item, way, gap), marker, ' '.repeat(marker.length)).trimEnd();
    })
    .join(gap);
}

function writeBlocks(parent: Node, way: Way, gap: string): string {
  let last: Node | null = null;
  let marker = '-';
  let text = '';
  for (const child of childrenOf(parent)) {
    const isSame: boolean = last !== null && isList(child) && last.type === child.type;
    marker = !isSame ? (child.type.name === 'ordered_list' ? '.' : '-') : flipped(marker);
    text += `${last ? gap : ''}${writeBlock(child, way, marker)}`;
    last = child;
  }
  return text;
}

const flipped = (marker: string) => ({ '-': '*', '*': '-', '.': ')', ')': '.' })[marker] ?? '-';

const indented = (text: string, first: string, rest: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? rest.trimEnd() : rest + line))
    .join('\n');

function fenced(node: Node): string {
  const text = node.textContent;
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${String(node.attrs.params)}\n${text === '' ? '' : `${text}\n`}${fence}`;
}
