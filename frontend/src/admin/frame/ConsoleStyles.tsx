import { brandStyles } from '@contract';
import { css, Global, keyframes } from '@emotion/react';
import { useConsoleSettings } from '../ground/settings/useConsoleSettings';
import { bodyFont, tokens } from '../ground/theme/tokens';

const toastIn = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

const page = css`
  html,
  body {
    height: 100%;
    margin: 0;
  }

  /* a phone's bars cover nothing that is scrolled to */
  @media (max-width: 767.95px) {
    html {
      scroll-padding: 64px 0 72px;
    }
  }
`;

// the toast components are shared with the public site and only set class names
const toasts = css`
  .toast-region {
    position: fixed;
    z-index: 2000;
    bottom: 0;
    right: 0;
    box-sizing: border-box;
    display: flex;
    flex-direction: column;
    width: 100%;
    max-height: 100vh;
    margin: 0;
    padding: 16px;
    list-style: none;
    font: 15px/1.45 ${bodyFont};
  }

  .toast-region:focus-visible {
    outline: 2px solid ${tokens.brand};
    outline-offset: -4px;
  }

  .toast {
    position: relative;
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 4px 16px;
    padding: 14px 48px 14px 16px;
    border: 1px solid ${tokens.line};
    border-radius: 10px;
    background: ${tokens.white};
    color: ${tokens.ink};
    box-shadow: 0 8px 24px rgb(18 56 42 / 18%);
  }

  .toast[data-state='open'] {
    animation: ${toastIn} 240ms ease-out;
  }

  .toast[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }

  .toast[data-swipe='cancel'] {
    transform: none;
    transition: transform 200ms ease-out;
  }

  .toast-title {
    font-weight: 650;
  }

  .toast-description {
    grid-column: 1;
  }

  .toast-destructive {
    border-color: ${tokens.danger};
    background: ${tokens.danger};
    color: ${tokens.white};
  }

  .toast-action {
    grid-column: 2;
    grid-row: 1 / span 2;
    min-height: 36px;
    padding: 0 14px;
    border: 1px solid currentcolor;
    border-radius: 8px;
    background: none;
    color: ${tokens.brandDeep};
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }

  .toast-close {
    position: absolute;
    top: 8px;
    right: 8px;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: none;
    color: inherit;
    cursor: pointer;
  }

  .toast-close svg {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
  }

  .toast-action:focus-visible,
  .toast-close:focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }

  @media (max-width: 767px) {
    .toast-region {
      bottom: 64px;
    }

    /* a bar of the page stands above that of the console */
    body:has([data-foot-bar]) .toast-region {
      bottom: 128px;
    }
  }

  /* beside the sidebar: the controls of lists and cards are on the right */
  @media (min-width: 768px) {
    .toast-region {
      left: 224px;
      right: auto;
      max-width: 420px;
      padding: 4px 16px;
    }

    body:has([data-foot-bar='always']) .toast-region {
      bottom: 64px;
    }

    .toast {
      gap: 4px 12px;
      padding: 8px 40px 8px 12px;
      font-size: 14px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .toast[data-state='open'] {
      animation: none;
    }
  }
`;

/** Global styles of the console: the page, the toasts and the brand colour. */
export function ConsoleStyles() {
  const { brandColour } = useConsoleSettings();
  return (
    <>
      <Global styles={[page, toasts]} />
      <Global styles={brandStyles(brandColour)} />
    </>
  );
}
