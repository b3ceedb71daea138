import { Box, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { TextInput } from 'react-admin';
import type { LibraryPicture } from '../../shared/api-types';
import { lazyComponent } from '../loading/lazyComponent';
import { LazyDialogs } from '../loading/LazyDialogs';
import { wordsOfName } from '../media/pictureFiles';
import { UploadList } from '../media/UploadList';
import { useFileDrop } from '../media/useFileDrop';
import { usePictureUploads } from '../media/usePictureUploads';
import { applyEdit, blockEdit, pictureMarkdown, type Edit, type Selected } from './markdownEdits';
import { MarkdownToolbar } from './MarkdownToolbar';
import { POST_LABELS } from './postRules';
import { toolFor } from './tools';

const LibraryDialog = lazyComponent(() =>
  import('../media/LibraryDialog').then((module) => module.LibraryDialog),
);

/** The text of a post in Markdown, with tools; pictures that are dropped or pasted into it are uploaded. */
export function ContentField() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [choosing, setChoosing] = useState(false);
  const uploads = usePictureUploads();
  function edit(change: (selected: Selected) => Edit) {
    const text = field.current;
    if (!text) return;
    const { value, selectionStart, selectionEnd } = text;
    applyEdit(text, change({ text: value, start: selectionStart, end: selectionEnd }));
  }
  const insert = (pictures: readonly LibraryPicture[]) => {
    if (pictures.length === 0) return;
    const lines = pictures.map(({ alt, name, url }) => pictureMarkdown(alt || wordsOfName(name), url));
    edit((selected) => blockEdit(selected, lines.join('\n\n')));
  };
  // the dialog keeps the focus until it is closed
  const chosen = useRef<LibraryPicture | null>(null);
  const insertChosen = useEffectEvent(() => {
    if (chosen.current) insert([chosen.current]);
    chosen.current = null;
  });
  useEffect(() => {
    if (!choosing) insertChosen();
  }, [choosing]);
  /** An upload ends while the user may be in another field, and goes on there. */
  async function upload(files: readonly File[]) {
    const pictures = await uploads.add(files);
    const focused = document.activeElement;
    insert(pictures);
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus();
  }
  const { isOver, handlers } = useFileDrop((files) => void upload(files));
  function press(event: KeyboardEvent) {
    const tool = toolFor(event);
    if (!tool) return;
    event.preventDefault();
    edit(tool.edit);
  }
  return (
    <Box {...handlers} sx={{ minWidth: 0, ...(isOver ? overShape : {}) }}>
      <MarkdownToolbar onEdit={edit} onPicture={() => setChoosing(true)} />
      <TextInput
        source="content"
        label={POST_LABELS.content}
        multiline
        minRows={6}
        maxRows={28}
        slotProps={{ htmlInput: { ref: field } }}
        onKeyDown={press}
        helperText="Markdown: ## heading, **bold**, - list, [words](address). Drop or paste pictures into the text."
      />
      <div aria-live="polite">
        <UploadList {...uploads} />
        {uploads.isUploading && (
          <Typography variant="body2" color="textSecondary">
            The picture is put after the line of the cursor.
          </Typography>
        )}
      </div>
      <LazyDialogs onClose={() => setChoosing(false)}>
        {choosing && (
          <LibraryDialog
            onChoose={(picture) => {
              chosen.current = picture;
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </LazyDialogs>
    </Box>
  );
}

const overShape = {
  outline: '2px dashed',
  outlineColor: 'secondary.main',
  outlineOffset: 4,
  borderRadius: 1,
};
