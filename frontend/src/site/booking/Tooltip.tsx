import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon';

/** The constants of spec §9, in milliseconds. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

export interface TooltipProps {
  readonly label: string;
  readonly text: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** True if the pointer was over the button before the tooltip was loaded: no further move event follows. */
  readonly hovered: boolean;
}

/** A button with a tooltip that opens on hover, focus and tap. */
export function Tooltip({ label, text, button, hovered }: TooltipProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!hovered) return;
    const timer = setTimeout(() => {
      if (button.current?.matches(':hover')) setOpen(true);
    }, OPEN_DELAY);
    return () => clearTimeout(timer);
  }, [hovered, button]);
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      <RadixTooltip.Root open={open} onOpenChange={setOpen}>
        <RadixTooltip.Trigger
          type="button"
          className="tooltip-button"
          ref={button}
          aria-label={label}
          onClick={(event) => {
            // a tap neither hovers nor focuses, and the click would close the tooltip
            event.preventDefault();
            setOpen(true);
          }}
        >
          <Icon name="info" size={18} />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={12}>
            {text}
            <RadixTooltip.Arrow className="tooltip-arrow" />
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
