import type { PreparedMessage } from '@contract';
import { Link } from '@mui/material';
import { useState } from 'react';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { thumbShape } from '@/admin/ground/people/ContactLinks';
import { ClientMessageDialog } from './messageDialogs';

interface MessageLinkProps {
  readonly client: { readonly id: string; readonly name: string };
  readonly dueDate?: string;
  readonly first?: PreparedMessage;
}

/** Leads to a message to a client, beside the links that call and write. */
export function MessageLink({ client: { id, name }, ...message }: MessageLinkProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Link
        component="button"
        type="button"
        color="secondary"
        aria-label={`Message: ${name}`}
        onClick={() => setOpen(true)}
        sx={{ ...thumbShape, font: 'inherit', verticalAlign: 'baseline' }}
      >
        Message
      </Link>
      {isOpen && (
        <LazyDialogs onClose={close}>
          <ClientMessageDialog clientId={id} {...message} onClose={close} />
        </LazyDialogs>
      )}
    </>
  );
}
