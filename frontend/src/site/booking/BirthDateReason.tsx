import { type ComponentType, useRef, useState } from 'react';
import { BOOKING } from '../content/booking';
import { Icon } from '../icons/Icon';
import { useHydrated } from '../useHydrated';
import type { TooltipProps } from './Tooltip';

const LABEL = 'Why we ask for your date of birth';

/**
 * The reason for asking, in a tooltip. The tooltip's code is fetched when the pointer or the focus first comes near;
 * until then, and without script, the browser's own shows the same words.
 */
export function BirthDateReason() {
  const [loaded, setLoaded] = useState<{ Tooltip: ComponentType<TooltipProps> }>();
  const button = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();

  const load = () => {
    if (loaded) return;
    import('./Tooltip').then(
      ({ Tooltip }) => {
        const focused = document.activeElement === button.current;
        setLoaded({ Tooltip });
        // the tooltip's button takes the plain one's place, and its focus
        if (focused) requestAnimationFrame(() => button.current?.focus());
      },
      () => {},
    );
  };

  if (loaded) return <loaded.Tooltip label={LABEL} text={BOOKING.birthDateReason} button={button} />;
  return (
    <button
      type="button"
      className="tooltip-button"
      ref={button}
      aria-label={LABEL}
      title={hydrated ? undefined : BOOKING.birthDateReason}
      onPointerEnter={load}
      onFocus={load}
    >
      <Icon name="info" size={18} />
    </button>
  );
}
