import { Alert, Box, Button } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { Form, FormDataConsumer, useCanAccess } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useUnloadGuard } from '@/admin/ground/dialogs/useUnloadGuard';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { FormWatcher } from '@/admin/ground/drafts/FormWatcher';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { IssueFields } from './IssueFields';
import { IssuePreview } from './IssuePreview';
import { ALL_ISSUES, tokenWarning, wordsOfIssue, writtenIn } from './issueWords';
import type { Issue, IssueDraft } from '@/shared/api-types';
import { SaveStatus } from './SaveStatus';
import { SendDialog } from './SendDialog';
import { TestCopyDialog } from './TestCopyDialog';
import { useIssueDraft } from './useIssueDraft';
import { useDeleteIssue } from './useIssueChanges';

interface IssueEditorProps {
  /** Null for a new issue, which the first save creates. */
  readonly issue: Issue | null;
  readonly onCreated: (id: string) => void;
}

/** Writes an issue, with a live preview as mail. */
export function IssueEditor({ issue, onCreated }: IssueEditorProps) {
  const navigate = useNavigate();
  const draft = useIssueDraft(issue);
  const [dialog, setDialog] = useState<'test' | 'send' | null>(null);
  const { canAccess: canSend = false, isPending } = useCanAccess({ resource: 'newsletter', action: 'send' });
  const deletion = useDeleteIssue(() => void navigate('/admin/newsletter'));
  const { id, value, theirs } = draft;
  useUnloadGuard(draft.dirty);
  const created = useEffectEvent(onCreated);
  useEffect(() => {
    if (id !== null && !issue) created(id);
  }, [id, issue]);

  // both send what the server has
  const open = async (name: 'test' | 'send') => {
    if (await draft.flush()) setDialog(name);
  };
  const warning = tokenWarning(value);
  const ready = draft.hasSubject && !draft.isSaving && !theirs;
  return (
    <>
      <PageHeading title={issue ? 'Edit Issue' : 'New Issue'} back={ALL_ISSUES}>
        <Box sx={{ alignSelf: 'center', mr: 1, '&:empty': { display: 'none' } }}>
          <SaveStatus draft={draft} />
        </Box>
        {issue && (
          <Button color="error" disabled={deletion.isPending} onClick={() => deletion.mutate(issue)}>
            Delete draft
          </Button>
        )}
        <Button variant="outlined" color="secondary" disabled={!ready} onClick={() => void open('test')}>
          Send a test copy
        </Button>
        <Button
          variant="contained"
          disabled={!ready || !canSend || value.content.trim() === '' || warning !== null}
          onClick={() => void open('send')}
        >
          Send…
        </Button>
      </PageHeading>
      {!canSend && !isPending && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Only superadmin users can send an issue. You can write it and send test copies.
        </Alert>
      )}
      {warning !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
      )}
      <DraftNotice draft={draft} conflict={{ record: 'this issue', words: wordsOfIssue }} />
      <Form
        key={draft.revision}
        onSubmit={() => void draft.flush()}
        defaultValues={draft.initial}
        sanitizeEmptyValues={false}
        noValidate
      >
        <FormDataConsumer<Partial<IssueDraft>>>
          {({ formData }) => <FormWatcher value={writtenIn(formData)} onChange={draft.change} />}
        </FormDataConsumer>
        <Box sx={columns}>
          <IssueFields draft={value} />
          <IssuePreview draft={value} />
        </Box>
      </Form>
      {issue && dialog === 'test' && <TestCopyDialog issueId={issue.id} onClose={() => setDialog(null)} />}
      {issue && dialog === 'send' && <SendDialog issue={issue} onClose={() => setDialog(null)} />}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
