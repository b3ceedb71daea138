import { isMarkdownAddress } from '@contract';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { schema } from './schema';

const { link } = schema.marks;

/** The link of the selection: its range, words and address. */
export interface LinkRange {
  readonly from: number;
  readonly to: number;
  readonly words: string;
  readonly href: string;
}

export function linkAt(state: EditorState): LinkRange {
  const { from, to, $from, empty } = state.selection;
  const mark = link.isInSet($from.marks()) ?? ($from.nodeAfter && link.isInSet($from.nodeAfter.marks));
  if (!mark) return { from, to, words: empty ? '' : state.doc.textBetween(from, to, ' '), href: '' };
  // neighbours with the same mark are one link
  const ranges: { from: number; to: number }[] = [];
  $from.parent.forEach((child, offset) => {
    if (!mark.isInSet(child.marks)) return;
    const begin = $from.start() + offset;
    const last = ranges.at(-1);
    if (last?.to === begin) last.to += child.nodeSize;
    else ranges.push({ from: begin, to: begin + child.nodeSize });
  });
  const isHere = (range: { from: number; to: number }) => range.from <= $from.pos && $from.pos <= range.to;
  const range = ranges.find(isHere) ?? { from, to };
  return { ...range, words: state.doc.textBetween(range.from, range.to, ' '), href: String(mark.attrs.href) };
}

/** Sets, changes or, without an address, removes a link. */
export const setLink =
  ({ from, to, words, href }: LinkRange): Command =>
  (state, dispatch) => {
    const tr = state.tr;
    const isSame = state.doc.textBetween(from, to, ' ') === words && from < to;
    if (!isSame && words !== '')
      tr.replaceWith(from, to, schema.text(words, state.doc.resolve(from).marks()));
    const end = isSame ? to : from + words.length;
    tr.removeMark(from, end, link);
    if (href !== '') tr.addMark(from, end, link.create({ href }));
    tr.setSelection(TextSelection.create(tr.doc, end)).removeStoredMark(link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** An address as it is typed, with its protocol; null for what cannot be one. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  if (isMarkdownAddress(text)) return /\s/.test(text) ? null : text;
  const address = /^[^\s@/:]+@[^\s@/:]+\.\w+$/.test(text) ? `mailto:${text}` : `https://${text}`;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]\S*)?$/.test(text) || address.startsWith('mailto:') ? address : null;
}
