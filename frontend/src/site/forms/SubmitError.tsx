import { Icon } from '../icons/Icon';
import { phoneHref } from '../layout/phoneHref';
import { usePage } from '../PageContext';

interface SubmitErrorProps {
  /** Title of the error (spec §8). */
  readonly title: string;
  readonly reason: string | undefined;
}

/** The reason of a failed request, shown above the button, with the office's contact data. */
export function SubmitError({ title, reason }: SubmitErrorProps) {
  const { business } = usePage();
  if (!reason) return null;
  return (
    <div className="submit-error" role="alert">
      <p>
        <strong>{title}.</strong> {reason}
      </p>
      <p>You can also contact us directly:</p>
      <ul>
        <li>
          <a href={phoneHref(business.phone)}>
            <Icon name="phone" />
            {business.phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${business.email}`}>
            <Icon name="mail" />
            {business.email}
          </a>
        </li>
      </ul>
    </div>
  );
}
