import { embeddedCalculator } from '../../planning/domain/embed.js';

/** The dialect of articles and letters: raw HTML is text, addresses are no links by themselves, quotes are typeset. */
export const MARKDOWN_DIALECT = { html: false, linkify: false, typographer: true } as const;

/** Whether a link or a picture may have the address: http(s), mailto, tel, or a path of this site. */
export const isMarkdownAddress = (url: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(url.trim()) && !url.includes('\\');

/** What markdown-it knows while it reads blocks. */
interface BlockState {
  readonly src: string;
  /** By line: where its text begins and ends, and how far it is indented. */
  readonly bMarks: readonly number[];
  readonly tShift: readonly number[];
  readonly eMarks: readonly number[];
  readonly sCount: readonly number[];
  readonly blkIndent: number;
  line: number;
  push(type: string, tag: string, nesting: 0): { info: string; map: [number, number] | null };
}

interface BlockParser {
  readonly block: {
    readonly ruler: {
      before(
        rule: string,
        name: string,
        read: (state: BlockState, line: number, end: number, isSilent: boolean) => boolean,
        options: { alt: string[] },
      ): void;
    };
  };
}

/** Makes a line that asks for a calculator a block of its own: a token `calculator`, whose `info` is its name. */
export function readCalculators(parser: BlockParser): void {
  const read = (state: BlockState, line: number, _end: number, isSilent: boolean) => {
    const isCode = state.sCount[line]! - state.blkIndent >= 4;
    const name = embeddedCalculator(
      state.src.slice(state.bMarks[line]! + state.tShift[line]!, state.eMarks[line]),
    );
    if (isCode || name === null) return false;
    if (isSilent) return true;
    state.line = line + 1;
    const token = state.push('calculator', '', 0);
    token.info = name;
    token.map = [line, state.line];
    return true;
  };
  // also between the lines of a paragraph
  parser.block.ruler.before('table', 'calculator', read, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}
