import { Logo } from '../../shared/brand/Logo';
import { usePage } from '../PageContext';
import { SitePicture } from '../pictures/SitePicture';

/** The logo and the name of the business, as a link to the home page. The name is text, so the logo needs none. */
export function Brand() {
  const { business, appearance } = usePage();
  return (
    <a className="brand" href="/">
      {appearance.logo ? (
        <SitePicture className="logo-picture" picture={appearance.logo} sizes="9rem" alt="" />
      ) : (
        <Logo />
      )}
      <span>{business.name}</span>
    </a>
  );
}
