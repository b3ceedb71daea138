import { type PreparedMessage } from '@contract';
import { Alert, Box, Button, DialogContent, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { LeadRef } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { type ChatLink, chatLinks, type KnownWords, preparedMessages, type Reached } from './chatLinks';

interface MessageDialogProps {
  /** In whose timeline the message is logged. */
  readonly about: { readonly clientId: string } | LeadRef;
  readonly name: string;
  readonly firstName: string;
  readonly reached: Reached;
  /** What is known for the words of prepared messages besides the names. */
  readonly known?: KnownWords;
  /** The message that is chosen at first, where it can be offered. */
  readonly first?: PreparedMessage | undefined;
  readonly onClose: () => void;
}

const OWN = { id: 'own', label: 'Own words', text: '' } as const;

/** A message to a person, which staff send by hand in an app that they open here. */
export function MessageDialog({ name, onClose, ...props }: MessageDialogProps) {
  const query = useProviderQuery(queryKeys.settings, (provider) => provider.settings());
  const me = useCurrentUser();
  const { data } = query;
  return (
    <ConsoleDialog open title={`Message to ${name}`} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <QueryState of={query} loading="Loading the prepared messages" height={200} />
        {data && me && (
          <Message texts={data.visitorMails} sender={me.name} name={name} onClose={onClose} {...props} />
        )}
      </DialogContent>
    </ConsoleDialog>
  );
}

interface MessageProps extends MessageDialogProps {
  readonly texts: Parameters<typeof preparedMessages>[0];
  readonly sender: string;
}

function Message({ about, firstName, reached, known, first, texts, sender, onClose }: MessageProps) {
  const names = { name: firstName, sender, office: consoleSettings.businessName || 'our office' };
  const offered = [...preparedMessages(texts, { ...names, ...known }), OWN];
  const [chosen, setChosen] = useState(() => offered.find(({ id }) => id === first) ?? offered[0]!);
  const [text, setText] = useState<string>(chosen.text);
  const links = chatLinks(reached, text);
  const { mutate } = useProviderMutation({
    run: (provider, { app }: ChatLink) => {
      const note = `Message opened by hand in ${app}: ${chosen.label}`;
      return 'clientId' in about
        ? provider.addClientNote(about.clientId, note)
        : provider.addNote(about, note);
    },
    invalidates: () =>
      'clientId' in about
        ? [queryKeys.clients]
        : [queryKeys.leads, queryKeys.notes(about), queryKeys.activity(about)],
    success: ({ app, copies }) => ({
      title: `${app} opened`,
      description: copies
        ? 'The text is copied: paste it there. The timeline says that the message was opened.'
        : 'The timeline says that the message was opened.',
    }),
  });
  function open(link: ChatLink) {
    // without https, or without permission, the text can be copied by hand
    if (link.copies) void navigator.clipboard?.writeText(text).catch(() => undefined);
    mutate(link);
    onClose();
  }
  return (
    <>
      <TextField
        select
        autoFocus
        label="Message"
        value={chosen.id}
        onChange={({ target }) => {
          const next = offered.find(({ id }) => id === target.value)!;
          setChosen(next);
          setText(next.text);
        }}
      >
        {offered.map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label="Text"
        multiline
        minRows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {links.length === 0 ? (
        <Alert severity="info">No mobile number, chat or e-mail address of this person is known.</Alert>
      ) : (
        <Box role="group" aria-label="Open in" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {links.map((link) => (
            <Button
              key={link.app}
              variant="outlined"
              href={link.url}
              {...(link.url.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
              onClick={() => open(link)}
            >
              {link.app}
            </Button>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary">
        The app opens, and you send the message there.
        {links.some(({ copies }) => copies) &&
          ' Viber and Messenger take no text: it is copied, so that you can paste it.'}
      </Typography>
    </>
  );
}
