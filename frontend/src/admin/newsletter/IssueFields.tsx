import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { BooleanInput, TextInput, useInput } from 'react-admin';
import { lazyComponent } from '../loading/lazyComponent';
import { LazyDialogs } from '../loading/LazyDialogs';
import { insertBlock } from './articleList';
import type { IssueDraft } from '../../shared/api-types';

const ArticlesDialog = lazyComponent(() =>
  import('./ArticlesDialog').then((module) => module.ArticlesDialog),
);

/** What a phone shows of subject and preheader, about. */
const SHORT_SUBJECT = 50;
const SHORT_PREHEADER = 90;

/** The fields of an issue. */
export function IssueFields({ draft: { subject, preheader } }: { draft: IssueDraft }) {
  const content = useRef<HTMLTextAreaElement>(null);
  const { field } = useInput<{ content: string }>({ source: 'content' });
  const [inserting, setInserting] = useState(false);
  function insert(block: string) {
    const text = String(field.value);
    field.onChange(insertBlock(text, content.current?.selectionStart ?? text.length, block));
    setInserting(false);
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
      <TextInput
        source="subject"
        label="Subject"
        helperText={lengthHint(subject, SHORT_SUBJECT)}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <TextInput
        source="preheader"
        label="Preheader"
        helperText={`Shown after the subject in the inbox. ${lengthHint(preheader, SHORT_PREHEADER)}`}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button color="secondary" aria-haspopup="dialog" onClick={() => setInserting(true)}>
          Insert articles
        </Button>
      </Box>
      <TextInput
        source="content"
        label="Content"
        multiline
        minRows={14}
        maxRows={28}
        slotProps={{ htmlInput: { ref: content } }}
        helperText="Markdown: ## heading, **bold**, - list, [words](address)"
      />
      <BooleanInput
        source="public"
        label="Show on the site"
        helperText="Once it is sent, the issue is in the public archive of the newsletter."
      />
      <LazyDialogs onClose={() => setInserting(false)}>
        {inserting && <ArticlesDialog onInsert={insert} onClose={() => setInserting(false)} />}
      </LazyDialogs>
    </Box>
  );
}

function lengthHint(text: string, short: number): string {
  const { length } = text;
  return length > short
    ? `${length} characters: a phone shows about the first ${short}.`
    : `${length} of about ${short} characters that a phone shows.`;
}
