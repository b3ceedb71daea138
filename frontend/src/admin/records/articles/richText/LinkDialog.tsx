import { Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { addressOf, type LinkRange } from './links';

interface LinkDialogProps {
  readonly link: LinkRange;
  /** An empty address removes the link. */
  readonly onSet: (link: LinkRange) => void;
  readonly onClose: () => void;
}

/** Asks for the words and the address of a link. */
export function LinkDialog({ link, onSet, onClose }: LinkDialogProps) {
  const isAddress = link.href === '' && /^https?:\/\/\S+$/.test(link.words);
  const [words, setWords] = useState(link.words);
  const [typed, setTyped] = useState(isAddress ? link.words : link.href);
  const [failure, setFailure] = useState<string | null>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    // the form of the article is around it
    event.stopPropagation();
    const href = addressOf(typed);
    if (href === null) setFailure('Address must begin with https://, mailto:, tel:, / or #');
    else onSet({ ...link, words: words.trim() === '' ? typed.trim() : words, href });
  }
  return (
    <ConsoleDialog open onClose={onClose} title="Link" maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <TextField
            label="Address"
            type="url"
            autoFocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={failure !== null}
            helperText={failure ?? 'https://…, an e-mail address, or /blog/… for a page of the site'}
          />
          <TextField label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
        </DialogContent>
        <DialogActions>
          {link.href !== '' && (
            <Button color="error" onClick={() => onSet({ ...link, href: '' })} sx={{ mr: 'auto' }}>
              Remove link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            Set link
          </Button>
        </DialogActions>
      </form>
    </ConsoleDialog>
  );
}
