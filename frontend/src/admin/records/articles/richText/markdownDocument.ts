import type { Node } from 'prosemirror-model';
import { rendered, sourceBlocks, structured, type Token } from './parseMarkdown';
import { schema } from './schema';
import { blockMarkdown, isList, listMarkdown } from './writeBlock';

/** A block as it is written, and what stands between it and the next one. */
export interface SourcePart {
  readonly node: Node;
  readonly source: string;
  readonly gap: string;
}

export interface ParsedMarkdown {
  readonly doc: Node;
  /** White space before the first block. */
  readonly lead: string;
  readonly parts: readonly SourcePart[];
}

/**
 * The document of a text; each block that the editor cannot show in full stays as it is written. Null for a text with
 * definitions of links, which belong to no block.
 */
export function readMarkdown(text: string): ParsedMarkdown | null {
  const blocks = sourceBlocks(text);
  const lead = text.slice(0, blocks[0]?.start ?? text.length);
  const parts = blocks.map(({ start, end, tokens }, index) => {
    const source = text.slice(start, end);
    const gap = text.slice(end, blocks[index + 1]?.start ?? text.length);
    return { node: nodeOf(tokens, source), source, gap };
  });
  if ([lead, ...parts.map(({ gap }) => gap)].some((between) => between.trim() !== '')) return null;
  const nodes = parts.map(({ node }) => node);
  return {
    doc: schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')]),
    lead,
    parts,
  };
}

function nodeOf(tokens: readonly Token[], source: string): Node {
  const node = structured(tokens);
  if (node && looksAlike(source, blockMarkdown(node))) return node;
  return schema.node('markdown', null, schema.text(source.replace(/\r\n?/g, '\n')));
}

/** Whether readers see the same: breaks of lines in the source and the order of nested emphasis do not count. */
const looksAlike = (one: string, other: string) => appearance(one) === appearance(other);
const appearance = (text: string) =>
  rendered(text)
    .replace(/\s+/g, ' ')
    .replace(/(?:<(?:strong|em|s|a)\b[^>]*>){2,}/g, sortedTags)
    .replace(/(?:<\/(?:strong|em|s|a)>){2,}/g, sortedTags);
const sortedTags = (tags: string) =>
  tags
    .split(/(?<=>)/)
    .sort()
    .join('');

/**
 * The text of a document that began as `before`: what was not changed stays byte for byte. Blocks are told apart by empty
 * lines.
 */
export function writeMarkdown(doc: Node, before: ParsedMarkdown): string {
  const places = new Map(before.parts.map(({ node }, index) => [node, index]));
  /** The part that the block is, changed or not; an undone change makes an equal block. */
  const placeOf = (node: Node) => places.get(node) ?? before.parts.findIndex((part) => part.node.eq(node));
  const nodes: Node[] = [];
  doc.forEach((node) => void nodes.push(node));
  const faithful = composed(nodes, before, placeOf);
  if (isReadAs(faithful)) return faithful.text;
  // a block that means something else beside its new neighbour
  const plain = composed(nodes, before, () => -1);
  return isReadAs(plain) ? plain.text : faithful.text;
}

interface Composed {
  readonly text: string;
  readonly starts: readonly number[];
}

/** A block that was written, and its place among the parts; -1 for a changed one. */
interface Written {
  readonly node: Node;
  readonly place: number;
  readonly markdown: string;
}

function composed(
  nodes: readonly Node[],
  { lead, parts }: ParsedMarkdown,
  placeOf: (node: Node) => number,
): Composed {
  const starts: number[] = [];
  let text = '';
  let last: Written | null = null;
  for (const node of nodes) {
    const place = placeOf(node);
    const follows: boolean = last !== null && place >= 0 && place === last.place + 1;
    const markdown: string = markdownAfter(last, node, follows, parts[place]);
    if (markdown === '') continue;
    if (last) text += follows ? (parts[last.place]?.gap ?? '') : '\n\n';
    else if (place === 0) text += lead;
    if (node.type.name !== 'markdown') starts.push(text.length);
    text += markdown;
    last = { node, place, markdown };
  }
  if (last && last.place === parts.length - 1) text += parts[last.place]?.gap ?? '';
  return { text, starts };
}

function markdownAfter(
  last: Written | null,
  node: Node,
  follows: boolean,
  part: SourcePart | undefined,
): string {
  // two lists in a row would be one
  if (last && !follows && isList(node) && last.node.type === node.type)
    return listMarkdown(node, last.markdown);
  return part?.source ?? blockMarkdown(node);
}

/** Whether each block begins where it was written. */
function isReadAs({ text, starts }: Composed): boolean {
  const found = new Set(sourceBlocks(text).map(({ start }) => start));
  return starts.every((start) => found.has(start));
}
