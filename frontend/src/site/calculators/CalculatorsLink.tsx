import { BLOG } from '../content/blog';
import { Icon } from '../icons/Icon';
import { usePage } from '../PageContext';

/** The way to the calculators, where the site offers any. */
export function CalculatorsLink() {
  const { calculates } = usePage();
  return (
    calculates && (
      <a className="arrow-link" href="/calculators">
        {BLOG.calculators}
        <Icon name="arrow" />
      </a>
    )
  );
}
