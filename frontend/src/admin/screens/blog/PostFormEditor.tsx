import { Box, Button, DialogContent, Tab, Tabs, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { Form, FormDataConsumer } from 'react-admin';
import type { Post } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { DiscardDialogActions } from '@/admin/ground/dialogs/DiscardDialogActions';
import { useDiscardConfirmation } from '@/admin/ground/dialogs/useDiscardConfirmation';
import { DraftNotice } from '@/admin/ground/drafts/DraftNotice';
import { FormWatcher } from '@/admin/ground/drafts/FormWatcher';
import { CopyButton } from '@/admin/ground/page/CopyButton';
import { MarkdownPreview } from './MarkdownPreview';
import { PostFields } from './PostFields';
import { formText, missingFields, postWords, shownDay } from './postRules';
import { PreviewLinkField } from './PreviewLinkField';
import { PublishButtons } from './PublishButtons';
import { usePostEditor } from './usePostEditor';
import { useNarrow } from '@/admin/ground/theme/widths';

interface PostFormEditorProps {
  /** Null for a new post. */
  readonly post: Post | null;
  readonly onCreated: (id: string) => void;
  readonly onClose: () => void;
}

/** Writes a post beside a live preview; on a phone one of both is shown. */
export function PostFormEditor({ post, onCreated, onClose }: PostFormEditorProps) {
  const narrow = useNarrow();
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const panelId = useId();
  const stay = useRef(false);
  const editor = usePostEditor(post, (saved, stays) => {
    if (!stays) onClose();
    else if (post === null) onCreated(saved.id);
  });
  const { value, base, id, isSaving, theirs } = editor;
  const confirmation = useDiscardConfirmation({ ...editor, onClose });
  const save = (fields: object) => {
    const staying = stay.current;
    stay.current = false;
    // react-admin shows returned errors below the fields
    return editor.save(formText(fields), staying);
  };
  const submitting = (stays: boolean) => {
    stay.current = stays;
    // the errors are shown there
    setSide('write');
  };
  const hidden = (other: typeof side) => (narrow && side !== other ? { display: 'none' } : {});
  return (
    <ConsoleDialog
      open
      fullScreen
      onClose={confirmation.close}
      title={id === null ? 'Create New Blog Post' : 'Edit Blog Post'}
    >
      <Form
        key={editor.revision}
        onSubmit={save}
        defaultValues={editor.initial}
        validate={missingFields}
        sanitizeEmptyValues={false}
        noValidate
      >
        <DialogContent sx={{ pt: '8px !important' }}>
          {narrow && (
            <Tabs
              value={side}
              onChange={(_, next: typeof side) => setSide(next)}
              aria-label="Text and preview"
              sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
            >
              <Tab value="write" label="Write" aria-controls={panelId} />
              <Tab value="preview" label="Preview" aria-controls={panelId} />
            </Tabs>
          )}
          <Box
            sx={columns}
            {...(narrow ? { role: 'tabpanel', id: panelId, 'aria-label': tabLabel(side) } : {})}
          >
            <DraftNotice draft={editor} conflict={{ record: 'this article', words: postWords }}>
              <CopyButton text={value.content} variant="text" color="inherit" size="small">
                Copy my text
              </CopyButton>
            </DraftNotice>
            <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0, ...hidden('write') }}>
              <PostFields />
              {id !== null && <PreviewLinkField postId={id} unsaved={editor.dirty} />}
            </Box>
            <Box sx={{ minWidth: 0, ...hidden('preview') }}>
              <MarkdownPreview text={value} day={shownDay(value, post)} />
            </Box>
            <FormDataConsumer<Partial<typeof value>>>
              {({ formData }) => <FormWatcher value={formText(formData)} onChange={editor.change} />}
            </FormDataConsumer>
          </Box>
        </DialogContent>
        {theirs && (
          <Typography role="status" sx={{ color: 'error.main', fontWeight: 600, px: 3, pt: 1 }}>
            Not saved: choose which version to keep
          </Typography>
        )}
        <DiscardDialogActions confirmation={confirmation}>
          <Button onClick={confirmation.close}>Cancel</Button>
          <PublishButtons
            text={value}
            stored={id === null ? null : base.value.status}
            disabled={isSaving || theirs !== null}
            onSubmit={submitting}
          />
        </DiscardDialogActions>
      </Form>
    </ConsoleDialog>
  );
}

const tabLabel = (side: 'write' | 'preview') => (side === 'write' ? 'Write' : 'Preview');

const columns = {
  display: 'grid',
  gap: 3,
  mx: 'auto',
  width: '100%',
  maxWidth: 1680,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
