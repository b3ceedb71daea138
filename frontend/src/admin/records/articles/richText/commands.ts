import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands';
import { history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Fragment, type MarkType, type Node, type NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, type Plugin, TextSelection } from 'prosemirror-state';
import { TABLE } from '../markdownEdits';
import type { TextCommand, TextState } from '../tools';
import { readMarkdown } from './markdownDocument';
import { schema } from './schema';

const { nodes, marks } = schema;
const strong = marks.strong;
const em = marks.em;
const link = marks.link;
const paragraph = nodes.paragraph;
const heading = nodes.heading;
const bulletList = nodes.bullet_list;
const orderedList = nodes.ordered_list;
const listItem = nodes.list_item;
const blockquote = nodes.blockquote;

/** The innermost node of one of the types around the selection, and its position. */
function around({ selection: { $from } }: EditorState, types: readonly NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, position: $from.before(depth) };
  }
  return null;
}

function hasMark({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState, type: MarkType) {
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

const toggleHeading: Command = (state, dispatch) =>
  around(state, [heading])
    ? setBlockType(paragraph)(state, dispatch)
    : setBlockType(heading, { level: 2 })(state, dispatch);

/** Makes a list, another kind of list, or no list. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, [bulletList, orderedList]);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.position, type, { tight: list.node.attrs.tight as boolean }));
    return true;
  };

const toggleQuote: Command = (state, dispatch) =>
  around(state, [blockquote]) ? lift(state, dispatch) : wrapIn(blockquote)(state, dispatch);

/** Adds blocks after the outermost block of the selection, in the place of an empty paragraph. */
export const insertBlocks =
  (blocks: readonly Node[]): Command =>
  (state, dispatch) => {
    const { $to } = state.selection;
    const { parent } = $to;
    const isEmpty = $to.depth === 1 && parent.type === paragraph && parent.content.size === 0;
    const at = $to.depth === 0 ? $to.pos : $to.after(1);
    const from = isEmpty ? $to.before(1) : at;
    const tr = state.tr.replaceWith(from, at, Fragment.fromArray(blocks.slice()));
    const end = from + Fragment.fromArray(blocks.slice()).size;
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1)).scrollIntoView());
    return true;
  };

/** The blocks of a text in Markdown. */
export function blocksOf(markdown: string): Fragment {
  const parsed = readMarkdown(markdown);
  return parsed?.doc.content ?? Fragment.from(schema.node('markdown', null, schema.text(markdown)));
}

/** Inserts blocks that are written in Markdown. */
export const insertMarkdown =
  (markdown: string): Command =>
  (state, dispatch) => {
    const blocks: Node[] = [];
    blocksOf(markdown).forEach((node) => void blocks.push(node));
    return insertBlocks(blocks)(state, dispatch);
  };

const insertTable = insertMarkdown(TABLE);

/** Text at the cursor, such as the first name of the reader. */
const insertText =
  (text: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(text).scrollIntoView());
    return true;
  };

/** What a tool does; null for the link, which asks for its address first. */
export function commandOf(command: TextCommand): Command | null {
  if (typeof command === 'object') return insertText(command.insert);
  const commands: Record<typeof command, Command | null> = {
    bold: toggleMark(strong),
    italic: toggleMark(em),
    heading: toggleHeading,
    list: toggleList(bulletList),
    numbers: toggleList(orderedList),
    quote: toggleQuote,
    table: insertTable,
    link: null,
  };
  return commands[command];
}

/** What the toolbar shows. */
export function stateOf(state: EditorState): TextState {
  const active: readonly (readonly [TextCommand, boolean])[] = [
    ['bold', hasMark(state, strong)],
    ['italic', hasMark(state, em)],
    ['link', hasMark(state, link)],
    ['heading', around(state, [heading]) !== null],
    ['list', around(state, [bulletList, orderedList])?.node.type === bulletList],
    ['numbers', around(state, [bulletList, orderedList])?.node.type === orderedList],
    ['quote', around(state, [blockquote]) !== null],
  ];
  return {
    pressed: active.filter(([, isOn]) => isOn).map(([command]) => command),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

const hardBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  if (around(state, [heading])) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** A cursor in a last block of code has no line to go to. */
const leaveCode: Command = (state, dispatch) => {
  const { $head, empty } = state.selection;
  const isLast = $head.depth === 1 && $head.after(1) === state.doc.content.size;
  if (!empty || !isLast || !$head.parent.type.spec.code || $head.parentOffset < $head.parent.content.size)
    return false;
  return insertBlocks([paragraph.create()])(state, dispatch);
};

const marked = (pattern: RegExp, type: MarkType) =>
  new InputRule(pattern, (state, match, start, end) => {
    const [whole, before = '', words = ''] = match;
    if (state.doc.resolve(start).parent.type.spec.code) return null;
    const from = start + before.length;
    const tr = state.tr.replaceWith(
      from,
      end,
      schema.text(words, [...state.doc.resolve(start).marks(), type.create()]),
    );
    return whole ? tr.removeStoredMark(type) : null;
  });

const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, heading, ([, signs = '']) => ({ level: signs.length })),
    wrappingInputRule(/^\s*[-+*]\s$/, bulletList),
    wrappingInputRule(
      /^(\d{1,9})\.\s$/,
      orderedList,
      ([, order]) => ({ order: Number(order) }),
      ([, order], list) => list.childCount + Number(list.attrs.order) === Number(order),
    ),
    wrappingInputRule(/^\s*>\s$/, blockquote),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    marked(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, strong),
    marked(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, em),
    marked(/(^|[^`])`([^`]+)`$/, marks.code),
  ],
});

/** Tab leaves the editor; Ctrl+] and Ctrl+[ move an item of a list in and out. */
export const plugins = (): readonly Plugin[] => [
  rules,
  history(),
  keymap({
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    Backspace: undoInputRule,
    Enter: splitListItem(listItem),
    'Shift-Enter': hardBreak,
    'Mod-]': sinkListItem(listItem),
    'Mod-[': liftListItem(listItem),
    ArrowDown: leaveCode,
  }),
  keymap(baseKeymap),
];
