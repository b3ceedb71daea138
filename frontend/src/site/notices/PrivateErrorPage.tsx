import { usePage } from '../PageContext';
import { phoneHref } from '../layout/phoneHref';

/** A request to a private page that was rejected or could not be carried out. The link opens the same address again. */
export function PrivateErrorPage({ message }: { message: string }) {
  const { business } = usePage();
  return (
    <section className="message-page page-width">
      <h1>That did not work</h1>
      <p className="section-lead">{message}.</p>
      <ul className="notice-links">
        <li>
          <a className="button button-primary" href="">
            Back to the page
          </a>
        </li>
        <li>
          <a className="arrow-link" href={phoneHref(business.phone)}>
            {business.phone}
          </a>
        </li>
      </ul>
    </section>
  );
}
