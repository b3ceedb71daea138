import { useRef } from 'react';
import { contentsList } from './contentsList';
import { useScrollableTables } from './useScrollableTables';

interface ArticleTextProps {
  /** HTML from the server's Markdown renderer, with raw HTML off and links sanitised. */
  readonly html: string;
  readonly contentsTitle: string;
}

/** The text of an article or an issue of the newsletter, with a table of contents if it is long. */
export function ArticleText({ html, contentsTitle }: ArticleTextProps) {
  const contents = contentsList(html);
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
      {/* eslint-disable-next-line no-restricted-syntax -- the server renders it from Markdown with raw HTML off */}
      <div className="article-text" ref={text} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
