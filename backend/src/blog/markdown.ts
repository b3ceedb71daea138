import MarkdownIt from 'markdown-it';
import { CALCULATOR_TITLES, type CalculatorKind } from '../planning/domain/calculator-kinds.js';
import { isMarkdownAddress, MARKDOWN_DIALECT, readCalculators } from './domain/markdown-dialect.js';

/** What a text is rendered with, besides what its own renderer needs. */
export interface TextEnvironment {
  /** The calculators that the site offers; a text that asks for another one has nothing in its place. */
  readonly calculators: readonly CalculatorKind[];
  /** Whether the first of each calculator outside of lists and quotations stays a token, for a form. */
  readonly keepsForms?: boolean;
}

/**
 * A parser that escapes raw HTML; links may only use http(s), mailto, tel, or a path of this site. It needs a
 * `TextEnvironment`; a calculator becomes a link to its page.
 */
export function markdownParser(): InstanceType<typeof MarkdownIt> {
  const parser = new MarkdownIt(MARKDOWN_DIALECT);
  parser.validateLink = isMarkdownAddress;
  readCalculators(parser);
  parser.core.ruler.before('inline', 'calculators', (state) => {
    const { calculators, keepsForms } = state.env as unknown as TextEnvironment;
    const kept = new Set<string>();
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type !== 'calculator') return [token];
      const kind = calculators.find((one) => one === token.info);
      if (!kind) return [];
      if (keepsForms && token.level === 0 && !kept.has(kind)) {
        kept.add(kind);
        return [token];
      }
      const content = `[Calculator: ${CALCULATOR_TITLES[kind]}](/calculators/${kind})`;
      return [
        Object.assign(new state.Token('paragraph_open', 'p', 1), { block: true }),
        Object.assign(new state.Token('inline', '', 0), { content, children: [] }),
        Object.assign(new state.Token('paragraph_close', 'p', -1), { block: true }),
      ];
    });
  });
  return parser;
}
