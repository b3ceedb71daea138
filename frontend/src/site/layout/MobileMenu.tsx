import { type FocusEvent, type MouseEvent, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { usePage } from '../PageContext';
import { NavigationLinks } from './NavigationLinks';
import { phoneHref } from './phoneHref';

/** Without popover support, JavaScript opens the panel. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/**
 * The menu panel of small screens. As a native popover it opens, closes on Escape or a click outside, and restores the
 * focus before hydration.
 */
export function MobileMenu({ section }: { section: string | undefined }) {
  const { business } = usePage();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    if (hasPopovers()) panel.current?.hidePopover();
    else setOpen(false);
  };
  const toggleWithoutPopover = () => {
    if (!hasPopovers()) setOpen(!open);
  };
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };
  const closeOnBlur = (event: FocusEvent) => {
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
        onClick={toggleWithoutPopover}
      >
        <Icon name="menu" size={26} />
      </button>
      <div
        id="site-menu"
        className={open ? 'menu-panel is-open' : 'menu-panel'}
        popover="auto"
        ref={panel}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeOnLink}
        onBlur={closeOnBlur}
      >
        <button
          type="button"
          className="menu-button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          onClick={toggleWithoutPopover}
        >
          <Icon name="close" size={26} />
        </button>
        <nav aria-label="Menu">
          <NavigationLinks section={section} />
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
