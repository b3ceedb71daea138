import { FIRST_NAME_TOKEN } from '@contract';
import { Box } from '@mui/material';
import { BooleanInput, TextInput } from 'react-admin';
import { issueLimits } from '@/shared/api-limits';
import { ContentField } from '@/admin/records/articles/ContentField';
import { textEdit } from '@/admin/records/articles/markdownEdits';
import type { Tool } from '@/admin/records/articles/tools';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { PersonIcon } from '@/admin/ground/theme/screenIcons';
import type { IssueDraft } from '@/shared/api-types';

const ArticlesDialog = lazyComponent(() =>
  import('./ArticlesDialog').then((module) => module.ArticlesDialog),
);

/** What a phone shows of subject and preheader, about. */
const SHORT_SUBJECT = 50;
const SHORT_PREHEADER = 90;

const TOOLS: readonly Tool[] = [
  {
    label: "Reader's first name",
    icon: PersonIcon,
    command: { insert: FIRST_NAME_TOKEN },
    edit: (selected) => textEdit(selected, FIRST_NAME_TOKEN),
  },
];

const ARTICLES = { label: 'Insert articles', Dialog: ArticlesDialog };

/** The fields of an issue. */
export function IssueFields({ draft: { subject, preheader } }: { draft: IssueDraft }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0 }}>
      <TextInput
        source="subject"
        label="Subject"
        helperText={lengthHint(subject, SHORT_SUBJECT)}
        slotProps={{ htmlInput: { maxLength: issueLimits.subject.max } }}
      />
      <TextInput
        source="preheader"
        label="Preheader"
        helperText={`Shown after the subject in the inbox. ${lengthHint(preheader, SHORT_PREHEADER)}`}
        slotProps={{ htmlInput: { maxLength: issueLimits.preheader.max } }}
      />
      <ContentField label="Content" minRows={14} tools={TOOLS} blocks={ARTICLES} />
      <BooleanInput
        source="public"
        label="Show on the site"
        helperText="Once it is sent, the issue is in the public archive of the newsletter."
      />
    </Box>
  );
}

function lengthHint(text: string, short: number): string {
  const { length } = text;
  return length > short
    ? `${length} characters: a phone shows about the first ${short}.`
    : `${length} of about ${short} characters that a phone shows.`;
}
