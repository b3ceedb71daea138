import { isMarkdownAddress, MARKDOWN_DIALECT, readCalculators } from '@contract';
import MarkdownIt from 'markdown-it';
import { Fragment, Mark, type Node, type NodeType } from 'prosemirror-model';
import { schema } from './schema';

export type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

function parserOf(typographer: boolean) {
  const parser = new MarkdownIt({ ...MARKDOWN_DIALECT, typographer });
  parser.validateLink = isMarkdownAddress;
  readCalculators(parser);
  return parser;
}
// what is edited are the characters that were typed
const parser = parserOf(false);
const renderer = parserOf(MARKDOWN_DIALECT.typographer);

/** A text as readers see it. */
export const rendered = (text: string): string => renderer.render(text, {});

/** A block of a text where it stands, without the empty lines around it. */
export interface SourceBlock {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
}

/** The blocks of a text. */
export function sourceBlocks(text: string): readonly SourceBlock[] {
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: end }) => index + end.length)];
  const blocks: SourceBlock[] = [];
  let tokens: Token[] = [];
  for (const token of parser.parse(text, {})) {
    tokens.push(token);
    if (token.level > 0 || token.nesting > 0) continue;
    const [first, after] = tokens[0]!.map ?? [0, 0];
    const start = starts[first] ?? text.length;
    const end = start + text.slice(start, starts[after] ?? text.length).trimEnd().length;
    blocks.push({ start, end, tokens });
    tokens = [];
  }
  return blocks;
}

/** The only block that a text is; null for any other text. */
export function onlyBlock(text: string): Node | null {
  const blocks = sourceBlocks(text);
  const [block] = blocks;
  if (
    !block ||
    blocks.length > 1 ||
    text.slice(block.end).trim() !== '' ||
    text.slice(0, block.start).trim() !== ''
  )
    return null;
  return structured(block.tokens);
}

interface Open {
  readonly type: NodeType;
  readonly attrs: object | null;
  readonly content: Node[];
  tight: boolean;
}

const CONTAINERS: Record<string, string> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  blockquote_open: 'blockquote',
  bullet_list_open: 'bullet_list',
  ordered_list_open: 'ordered_list',
  list_item_open: 'list_item',
};
const MARKS: Record<string, string> = { strong: 'strong', em: 'em', s: 'strike', link: 'link' };

/** The node of the tokens of a block; null when the editor has no such block. */
export function structured(tokens: readonly Token[]): Node | null {
  const open: Open[] = [];
  let root: Node | null = null;
  const add = (node: Node) => void (open.at(-1)?.content.push(node) ?? (root = node));
  try {
    for (const token of tokens) {
      const container = CONTAINERS[token.type];
      if (container) {
        // a list is tight when the paragraphs of its items are hidden
        if (token.type === 'paragraph_open' && !token.hidden)
          for (const list of open.slice(-2)) list.tight = false;
        open.push({ type: schema.nodes[container]!, attrs: attrsOf(token), content: [], tight: true });
      } else if (token.nesting < 0) {
        add(closed(open.pop()!));
      } else if (token.type === 'inline') {
        open.at(-1)!.content.push(...inlineNodes(token.children ?? []));
      } else if (token.type === 'fence' || token.type === 'code_block') {
        const text = token.content.replace(/\n$/, '');
        add(schema.node('code_block', { params: token.info.trim() }, text === '' ? [] : [schema.text(text)]));
      } else if (token.type === 'hr') {
        add(schema.node('horizontal_rule'));
      } else {
        return null;
      }
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
  return root;
}

function closed({ type, attrs, content, tight }: Open): Node {
  const isList = type.name === 'bullet_list' || type.name === 'ordered_list';
  const filled = content.length === 0 && type.name === 'list_item' ? [schema.node('paragraph')] : content;
  return type.createChecked(isList ? { ...attrs, tight } : attrs, filled);
}

function attrsOf(token: Token): object | null {
  if (token.type === 'heading_open') return { level: Number(token.tag.slice(1)) };
  if (token.type === 'ordered_list_open') return { order: Number(token.attrGet('start') ?? 1) };
  return null;
}

function inlineNodes(tokens: readonly Token[]): readonly Node[] {
  let marks: readonly Mark[] = Mark.none;
  const nodes: Node[] = [];
  const addText = (text: string, more = marks) => {
    if (text !== '') nodes.push(schema.text(text, more));
  };
  for (const token of tokens) {
    const [, name = '', side] = /^(\w+)_(open|close)$/.exec(token.type) ?? [];
    const type = schema.marks[MARKS[name] ?? ''];
    if (type && side === 'open') marks = type.create(linkAttrs(token)).addToSet(marks);
    else if (type) marks = type.removeFromSet(marks);
    else if (token.type === 'text' || token.type === 'text_special') addText(token.content);
    else if (token.type === 'softbreak') addText(' ');
    else if (token.type === 'code_inline') addText(token.content, schema.marks.code.create().addToSet(marks));
    else if (token.type === 'hardbreak') nodes.push(schema.node('hard_break', null, [], marks));
    else if (token.type === 'image') nodes.push(imageOf(token, marks));
    else throw new RangeError(`The editor has no ${token.type}`);
  }
  // joins neighbours with the same marks
  const joined: Node[] = [];
  Fragment.fromArray(nodes).forEach((node) => joined.push(node));
  return joined;
}

const linkAttrs = (token: Token) =>
  token.type === 'link_open'
    ? { href: String(token.attrGet('href')), title: String(token.attrGet('title') ?? '') }
    : null;

const imageOf = (token: Token, marks: readonly Mark[]) =>
  schema.node(
    'image',
    {
      src: String(token.attrGet('src')),
      alt: parser.renderer.renderInlineAsText(token.children ?? [], parser.options, {}),
      title: String(token.attrGet('title') ?? ''),
    },
    [],
    marks,
  );
