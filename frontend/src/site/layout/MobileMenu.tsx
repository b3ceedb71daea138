import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { BOOK_A_CALL, NAVIGATION } from '../content/navigation';
import { Icon } from '../icons/Icon';
import { usePage } from '../PageContext';
import { NavigationLink } from './NavigationLink';
import { phoneHref } from './phoneHref';

/** Browsers older than the popover open the panel by script alone. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * The panel that slides in from the right on small screens. It is a native popover, so that it opens, closes with
 * Escape or a tap outside, and gives the focus back before any script has loaded.
 */
export function MobileMenu() {
  const { business } = usePage();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    if (hasPopovers()) panel.current?.hidePopover();
    else setOpen(false);
  };
  const toggleByHand = () => {
    if (!hasPopovers()) setOpen(!open);
  };
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (event.relatedTarget && !panel.current?.contains(event.relatedTarget)) close();
  };

  return (
    <>
      <button
        type="button"
        className="menu-button"
        popoverTarget="site-menu"
        aria-expanded={open}
        aria-controls="site-menu"
        aria-label="Menu"
        onClick={toggleByHand}
      >
        <Icon name="menu" size={26} />
      </button>
      <div
        id="site-menu"
        className={open ? 'menu-panel is-open' : 'menu-panel'}
        popover="auto"
        ref={panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeAfterLink}
        onBlur={closeWhenLeft}
      >
        <button
          type="button"
          className="menu-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          onClick={toggleByHand}
        >
          <Icon name="close" size={26} />
        </button>
        <nav aria-label="Menu">
          <ul>
            {NAVIGATION.map((link) => (
              <li key={link.href}>
                <NavigationLink link={link} />
              </li>
            ))}
          </ul>
          <a className="button button-primary" href={BOOK_A_CALL.href}>
            {BOOK_A_CALL.label}
          </a>
        </nav>
        <p className="menu-contact">
          Rather talk now?
          <a href={phoneHref(business.phone)}>
            <Icon name="phone" />
            {business.phone}
          </a>
        </p>
      </div>
    </>
  );
}
