import { type ComponentType, useEffect, useRef, useState } from 'react';
import { BOOKING } from '../content/booking';
import { Icon } from '../icons/Icon';
import { useHydrated } from '../useHydrated';
import type { TooltipProps } from './Tooltip';

const LABEL = 'Why we ask';

/**
 * A tooltip with the reason for asking. Its code is loaded when the pointer or the focus first enters the form; before
 * that, and without JavaScript, the browser's own tooltip has the same text.
 */
export function BirthDateTooltip() {
  const [loaded, setLoaded] = useState<{ Tooltip: ComponentType<TooltipProps>; hovered: boolean }>();
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();

  useEffect(() => {
    const form = button.current?.form;
    const load = () => {
      unlisten();
      import('./Tooltip').then(
        ({ Tooltip }) => {
          const focused = document.activeElement === button.current;
          setLoaded({ Tooltip, hovered: button.current?.matches(':hover') ?? false });
          // the tooltip's button replaces the plain one and takes its focus
          if (focused) requestAnimationFrame(() => button.current?.focus());
        },
        () => {},
      );
    };
    const unlisten = () => {
      form?.removeEventListener('pointerenter', load);
      form?.removeEventListener('focusin', load);
    };
    form?.addEventListener('pointerenter', load);
    form?.addEventListener('focusin', load);
    return unlisten;
  }, []);

  if (loaded)
    return (
      <loaded.Tooltip label={LABEL} text={BOOKING.birthDateReason} button={button} hovered={loaded.hovered} />
    );
  return (
    <button
      type="button"
      className="tooltip-button"
      ref={button}
      aria-label={LABEL}
      title={hydrated ? undefined : BOOKING.birthDateReason}
    >
      <Icon name="info" size={18} />
    </button>
  );
}
