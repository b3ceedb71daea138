import type { ArticlePart } from '../article.js';
import { slugOf } from '../domain/slug.js';
import { markdownParser, type TextEnvironment } from '../markdown.js';
import type { CalculatorKind } from '../../planning/domain/calculator-kinds.js';
import { type FindPicture, renderPictures } from './article-pictures.js';

const markdown = markdownParser();

interface Environment extends TextEnvironment {
  readonly headings: Map<string, number>;
  readonly findPicture: FindPicture;
}

markdown.renderer.rules.heading_open = (tokens, index, options, environment, renderer) => {
  const { headings } = environment as unknown as Environment;
  const id = freeId(slugOf(tokens[index + 1]?.content ?? ''), headings);
  tokens[index]?.attrSet('id', id);
  return renderer.renderToken(tokens, index, options);
};

// screen readers announce an empty header without content
markdown.core.ruler.push('empty_headers', ({ tokens }) => {
  tokens.forEach((token, index) => {
    if (token.type !== 'th_open' || tokens[index + 1]?.content !== '') return;
    token.tag = 'td';
    tokens[index + 2]!.tag = 'td';
  });
});

// the content security policy forbids style attributes, so the alignment of a column becomes a class
markdown.renderer.rules.th_open = markdown.renderer.rules.td_open = (tokens, index, options, _, renderer) => {
  const token = tokens[index]!;
  const alignment = /left|center|right/.exec(String(token.attrGet('style')))?.[0];
  token.attrs = alignment ? [['class', `align-${alignment}`]] : null;
  return renderer.renderToken(tokens, index, options);
};

markdown.renderer.rules.link_open = (tokens, index, options, _environment, renderer) => {
  const token = tokens[index];
  if (/^https?:/i.test(String(token?.attrGet('href')))) token?.attrSet('rel', 'noopener nofollow');
  return renderer.renderToken(tokens, index, options);
};

renderPictures(markdown, (environment) => (environment as Environment).findPicture);

/** What a text shows that is not in it. */
interface Shown {
  readonly findPicture?: FindPicture;
  readonly calculators?: readonly CalculatorKind[];
}

const environmentOf = ({ findPicture = () => null, calculators = [] }: Shown) =>
  ({ headings: new Map(), findPicture, calculators }) satisfies Environment;

/** Renders Markdown as safe HTML, for the site and for the preview of the console. */
export function renderMarkdown(content: string, shown: Shown = {}): string {
  return markdown.render(content, environmentOf(shown));
}

/** The same in parts: between them stand the calculators, each once. */
export function renderParts(content: string, shown: Shown): readonly ArticlePart[] {
  const environment = { ...environmentOf(shown), keepsForms: true } as const;
  const tokens = markdown.parse(content, environment);
  const forms = tokens.flatMap(({ type }, index) => (type === 'calculator' ? [index] : []));
  return [...forms, tokens.length].flatMap((end, index): ArticlePart[] => {
    const between = tokens.slice(index === 0 ? 0 : forms[index - 1]! + 1, end);
    const html = markdown.renderer.render(between, markdown.options, environment);
    const form = tokens[end];
    return [
      ...(html === '' ? [] : [{ html }]),
      ...(form ? [{ calculator: form.info as CalculatorKind }] : []),
    ];
  });
}

/** The id, with a number when an earlier heading has the same text. */
function freeId(id: string, taken: Map<string, number>): string {
  const count = (taken.get(id) ?? 0) + 1;
  taken.set(id, count);
  return count === 1 ? id : freeId(`${id}-${count}`, taken);
}
