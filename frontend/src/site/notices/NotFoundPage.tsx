import { BOOK_A_CALL } from '../content/navigation';
import { NoticeLinks } from './NoticeLinks';

/** Page for unknown paths (spec §2). */
export function NotFoundPage() {
  return (
    <section className="message-page message-page-drawn page-width">
      <LostPath />
      <div>
        <h1>Page Not Found</h1>
        <p className="section-lead">
          There is nothing at this address. It may have moved, or the link may have lost a letter on the way.
        </p>
        <NoticeLinks extra={BOOK_A_CALL} />
      </div>
    </section>
  );
}

function LostPath() {
  return (
    <svg
      className="lost-path"
      viewBox="0 0 300 320"
      width="300"
      height="320"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id="lost">
        <path d="M0 320V150a150 150 0 0 1 300 0v170Z" />
      </clipPath>
      <g clipPath="url(#lost)">
        <path className="scene-sky" d="M0 0h300v320H0Z" />
        <path
          className="scene-cloud"
          d="M58 112a14 14 0 0 1 25-9 18 18 0 0 1 34 3 11 11 0 0 1 3 21H62a8 8 0 0 1-4-15Z"
        />
        <path className="scene-hill-far" d="M0 206c44-40 92-48 142-22 42-38 98-46 158-12v148H0Z" />
        <path className="scene-hill-mid" d="M0 232c64-32 128-34 186-6 40-18 78-20 114-8v102H0Z" />
        <path className="scene-hill" d="M0 270c56-32 124-34 180-10 44-18 84-20 120-8v68H0Z" />
        <path className="scene-trail" d="M118 320c8-22 40-24 44-42 3-14-22-14-16-28" />
        <path className="scene-post" d="M206 274v-96" />
        <path className="scene-sign" d="M186 184h50l12 11-12 11h-50Z" />
        <path className="scene-sign-back" d="M228 214h-50l-12 11 12 11h50Z" />
        <path className="scene-grass" d="M232 280c2-8 3-12 6-17M239 280c1-7 4-11 8-14" />
      </g>
    </svg>
  );
}
