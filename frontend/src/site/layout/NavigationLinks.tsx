import { BOOK_A_CALL, NAVIGATION } from '../content/navigation';
import { NavigationLink } from './NavigationLink';

/** The links of the main navigation and the button to the booking form. */
export function NavigationLinks({ section }: { section: string | undefined }) {
  return (
    <>
      <ul>
        {NAVIGATION.map((link) => (
          <li key={link.href}>
            <NavigationLink link={link} section={section} />
          </li>
        ))}
      </ul>
      <NavigationLink className="button button-primary" link={BOOK_A_CALL} section={section} />
    </>
  );
}
