import type { ContactChannel } from '@contract';
import { type RefObject, useRef, useState } from 'react';

/** The form for the next note, to which the actions of the page lead. */
export interface NoteForm {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** What the note is the record of. */
  readonly channel: ContactChannel | null;
  readonly choose: (channel: ContactChannel | null) => void;
  /** Brings the form into view, with the focus. */
  readonly write: (channel: ContactChannel | null) => void;
}

export function useNoteForm(): NoteForm {
  const field = useRef<HTMLTextAreaElement>(null);
  const [channel, choose] = useState<ContactChannel | null>(null);
  function write(about: ContactChannel | null) {
    choose(about);
    field.current?.focus();
  }
  return { field, channel, choose, write };
}
