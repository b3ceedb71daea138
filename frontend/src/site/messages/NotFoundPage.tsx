import { BOOK_A_CALL } from '../content/navigation';
import { Icon } from '../icons/Icon';

/** Any path that leads nowhere (spec §2). */
export function NotFoundPage() {
  return (
    <section className="message-page page-width">
      <LostPath />
      <h1>Page Not Found</h1>
      <p className="section-lead">
        There is nothing at this address. It may have moved, or the link may have lost a letter on the way.
      </p>
      <ul className="message-links">
        <li>
          <a className="button button-primary" href="/">
            Back to Home
          </a>
        </li>
        <li>
          <a className="arrow-link" href="/blog">
            Read our articles
            <Icon name="arrow" />
          </a>
        </li>
        <li>
          <a className="arrow-link" href={BOOK_A_CALL.href}>
            {BOOK_A_CALL.label}
            <Icon name="arrow" />
          </a>
        </li>
      </ul>
    </section>
  );
}

function LostPath() {
  return (
    <svg
      className="lost-path"
      width="260"
      height="150"
      viewBox="0 0 260 150"
      aria-hidden="true"
      focusable="false"
    >
      <path className="scene-hill-far" d="M0 96c38-34 78-40 122-18 38-34 84-42 138-14v86H0Z" />
      <path className="scene-hill" d="M0 120c46-26 96-28 142-8 42-22 82-24 118-8v46H0Z" />
      <path className="scene-trail" d="M112 150c6-14 26-18 30-28 3-8-12-10-9-17" />
      <path className="scene-post" d="M178 122V62" />
      <path className="scene-sign" d="M160 66h40l10 9-10 9h-40Z" />
      <path className="scene-sign-back" d="M196 90h-36l-9 8 9 8h36Z" />
    </svg>
  );
}
