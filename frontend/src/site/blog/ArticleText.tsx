import type { TextPart } from '@contract';
import { type ComponentType, useRef } from 'react';
import type { CalculatorPart } from '../calculators/useCalculator';
import { contentsList } from './contentsList';
import { useScrollableTables } from './useScrollableTables';

interface ArticleTextProps {
  readonly text: readonly TextPart[];
  readonly contentsTitle: string;
  /** Shows the calculators of the text. */
  readonly Embed?: Embed | undefined;
}

/** Articles without a calculator do not load it. */
export type Embed = ComponentType<{ readonly calculator: CalculatorPart }>;

/** The text of an article or an issue of the newsletter, with a table of contents if it is long. */
export function ArticleText({ text: parts, contentsTitle, Embed }: ArticleTextProps) {
  const contents = contentsList(parts.map((part) => ('html' in part ? part.html : '')).join(''));
  const text = useRef<HTMLDivElement>(null);
  useScrollableTables(text);
  return (
    <div className={contents.length > 0 ? 'article-body with-contents' : 'article-body'}>
      {contents.length > 0 && (
        <nav className="article-contents" aria-labelledby="contents-title">
          <h2 id="contents-title">{contentsTitle}</h2>
          <ol>
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="article-parts" ref={text}>
        {parts.map((part, index) =>
          'html' in part ? (
            // eslint-disable-next-line no-restricted-syntax -- the server renders it from Markdown with raw HTML off
            <div key={index} className="article-text" dangerouslySetInnerHTML={{ __html: part.html }} />
          ) : (
            Embed && <Embed key={part.calculator.kind} calculator={part.calculator} />
          ),
        )}
      </div>
    </div>
  );
}
