import * as Dialog from '@radix-ui/react-dialog';
import type { RefObject } from 'react';
import { Icon } from '../icons/Icon';
import { usePage } from '../PageContext';
import { legalDocument } from './legalDocument';
import { LegalDocumentBody } from './LegalDocumentBody';
import { CHANGE_COOKIE_CHOICE, type LegalId } from './legalLinks';

export interface LegalDialogProps {
  readonly id: LegalId;
  /** The element that gets the focus back after closing. */
  readonly opener: RefObject<Element | null>;
  readonly onClose: () => void;
}

/**
 * A legal text in a dialog. The backdrop is a plain element: Radix's overlay locks scrolling with a style element,
 * which the page's content security policy forbids. The backdrop stops wheel events instead.
 */
export function LegalDialog({ id, opener, onClose }: LegalDialogProps) {
  const { title, date, sections } = legalDocument(id, usePage());
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <div className="dialog-backdrop" />
        <Dialog.Content
          className="dialog"
          tabIndex={0}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className="dialog-head">
            <div>
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.Description>{date}</Dialog.Description>
            </div>
            <Dialog.Close className="dialog-close" aria-label="Close">
              <Icon name="close" size={22} />
            </Dialog.Close>
          </div>
          <div className="dialog-body">
            <LegalDocumentBody sections={sections} />
            {id === 'cookie-policy' && (
              <button
                type="button"
                className="button button-secondary"
                onClick={() => {
                  onClose();
                  dispatchEvent(new CustomEvent(CHANGE_COOKIE_CHOICE));
                }}
              >
                Change my choice
              </button>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
