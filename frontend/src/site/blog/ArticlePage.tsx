import { type ArticleSummary, spokenLength, type TextPart } from '@contract';
import { BLOG } from '../content/blog';
import { CalculatorsLink } from '../calculators/CalculatorsLink';
import { Icon } from '../icons/Icon';
import { usePage } from '../PageContext';
import { ArticleFacts } from './ArticleFacts';
import { ArticleText, type Embed } from './ArticleText';
import { Cover } from './Cover';
import { PostCard } from './PostCard';
import { ShareArticle } from './ShareArticle';

interface ArticlePageProps {
  readonly post: ArticleSummary;
  readonly text: readonly TextPart[];
  readonly more: readonly ArticleSummary[];
  /** The public origin of the site; null when it is unknown. */
  readonly origin: string | null;
  /** Before it is published, an article cannot be shared. */
  readonly isPreview?: boolean;
  readonly Embed?: Embed | undefined;
}

/** The width of the cover beside the title, and above the text on narrow screens (styles/blog.css). */
const COVER_SIZES = '(min-width: 62rem) 352px, (min-width: 45rem) 680px, calc(100vw - 2.5rem)';

/**
 * An article with a table of contents if it is long, and a booking link at the end. On wide screens cover and contents stand
 * beside title and text, so that the text begins on the first screen.
 */
export function ArticlePage({ post, text, more, origin, isPreview = false, Embed }: ArticlePageProps) {
  const { meeting } = usePage();
  return (
    <>
      <article className="article article-wide page-width">
        <a className="arrow-link arrow-link-back" href="/blog">
          <Icon name="back" />
          {BLOG.title}
        </a>
        <div className="article-top">
          <header className="article-head">
            <p className="post-category">{post.category}</p>
            <h1>{post.title}</h1>
            {post.excerpt !== '' && <p className="section-lead">{post.excerpt}</p>}
            <ArticleFacts post={post} />
          </header>
          <Cover post={post} eager sizes={COVER_SIZES} />
        </div>
        <ArticleText text={text} contentsTitle="In this article" Embed={Embed} />
        {!isPreview && <ShareArticle title={post.title} path={`/blog/${post.slug}`} origin={origin} />}
        <section className="article-call" aria-labelledby="call-title">
          <h2 id="call-title">Rather talk it through?</h2>
          <p>{spokenLength(meeting)}, free of charge, with no obligation to buy anything.</p>
          <a className="button button-primary" href="/#contact">
            Book a free consultation
          </a>
          <CalculatorsLink />
        </section>
      </article>
      {more.length > 0 && (
        <section className="more-posts page-width" aria-labelledby="more-title">
          <h2 id="more-title">More to read</h2>
          <ul className="post-cards">
            {more.map((other) => (
              <li key={other.id}>
                <PostCard post={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
