import type { PostSummary } from '@contract';
import { BLOG } from '../content/blog';
import { Icon } from '../icons/Icon';
import { ArticleText } from './ArticleText';
import { Cover } from './Cover';
import { PostCard } from './PostCard';
import { PostFacts } from './PostFacts';

interface ArticlePageProps {
  readonly post: PostSummary;
  /** HTML from the server's Markdown renderer, with raw HTML off and links sanitised. */
  readonly html: string;
  readonly more: readonly PostSummary[];
}

/** An article in one column, with a table of contents if it is long, and a booking link at the end. */
export function ArticlePage({ post, html, more }: ArticlePageProps) {
  return (
    <>
      <article className="article page-width">
        <a className="arrow-link arrow-link-back" href="/blog">
          <Icon name="back" />
          {BLOG.title}
        </a>
        <header className="article-head">
          <p className="post-category">{post.category}</p>
          <h1>{post.title}</h1>
          <p className="section-lead">{post.excerpt}</p>
          <PostFacts post={post} />
        </header>
        <Cover post={post} eager />
        <ArticleText html={html} contentsTitle="In this article" />
        <section className="article-call" aria-labelledby="call-title">
          <h2 id="call-title">Rather talk it through?</h2>
          <p>Half an hour, free of charge, with no obligation to buy anything.</p>
          <a className="button button-primary" href="/#contact">
            Book a free consultation
          </a>
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
