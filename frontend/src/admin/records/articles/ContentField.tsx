import { Box, Button, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { TextInput } from 'react-admin';
import type { LibraryPicture } from '@/shared/api-types';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { wordsOfName } from '../pictures/pictureFiles';
import { UploadList } from '../pictures/UploadList';
import { useFileDrop } from '../pictures/useFileDrop';
import { usePictureUploads } from '../pictures/usePictureUploads';
import { applyEdit, blockEdit, pictureMarkdown, type Edit, type Selected } from './markdownEdits';
import { MarkdownToolbar } from './MarkdownToolbar';
import { toolFor, type Tool } from './tools';

const LibraryDialog = lazyComponent(() =>
  import('../pictures/LibraryDialog').then((module) => module.LibraryDialog),
);

interface ContentFieldProps {
  readonly label: string;
  readonly minRows: number;
  /** Tools besides those of every text. */
  readonly tools?: readonly Tool[];
  /** What else can be inserted, chosen in a dialog. */
  readonly blocks?: {
    readonly label: string;
    readonly Dialog: ComponentType<{
      readonly onInsert: (markdown: string) => void;
      readonly onClose: () => void;
    }>;
  };
}

/** A text in Markdown, with tools; pictures that are dropped or pasted into it are uploaded. */
export function ContentField({ label, minRows, tools, blocks }: ContentFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [choosing, setChoosing] = useState<'picture' | 'block' | null>(null);
  const uploads = usePictureUploads();
  function edit(change: (selected: Selected) => Edit) {
    const text = field.current;
    if (!text) return;
    const { value, selectionStart, selectionEnd } = text;
    applyEdit(text, change({ text: value, start: selectionStart, end: selectionEnd }));
  }
  const insert = (markdown: string) => edit((selected) => blockEdit(selected, markdown));
  // the dialog keeps the focus until it is closed
  const chosen = useRef<string | null>(null);
  const insertChosen = useEffectEvent(() => {
    if (chosen.current) insert(chosen.current);
    chosen.current = null;
  });
  useEffect(() => {
    if (choosing === null) insertChosen();
  }, [choosing]);
  function choose(markdown: string) {
    chosen.current = markdown;
    setChoosing(null);
  }
  /** An upload ends while the user may be in another field, and goes on there. */
  async function upload(files: readonly File[]) {
    const pictures = await uploads.add(files);
    const focused = document.activeElement;
    if (pictures.length > 0) insert(markdownOf(pictures));
    if (focused instanceof HTMLElement && focused !== document.body) focused.focus();
  }
  const { isOver, handlers } = useFileDrop((files) => void upload(files));
  function press(event: KeyboardEvent) {
    const tool = toolFor(event);
    if (!tool) return;
    event.preventDefault();
    edit(tool.edit);
  }
  const close = () => setChoosing(null);
  return (
    <Box {...handlers} sx={{ minWidth: 0, ...(isOver ? overShape : {}) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
        <MarkdownToolbar more={tools ?? []} onEdit={edit} onPicture={() => setChoosing('picture')} />
        {blocks && (
          <Button size="small" color="secondary" aria-haspopup="dialog" onClick={() => setChoosing('block')}>
            {blocks.label}
          </Button>
        )}
      </Box>
      <TextInput
        source="content"
        label={label}
        multiline
        minRows={minRows}
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
      <LazyDialogs onClose={close}>
        {choosing === 'picture' && (
          <LibraryDialog onChoose={(picture) => choose(markdownOf([picture]))} onClose={close} />
        )}
        {choosing === 'block' && blocks && <blocks.Dialog onInsert={choose} onClose={close} />}
      </LazyDialogs>
    </Box>
  );
}

const markdownOf = (pictures: readonly LibraryPicture[]) =>
  pictures.map(({ alt, name, url }) => pictureMarkdown(alt || wordsOfName(name), url)).join('\n\n');

const overShape = {
  outline: '2px dashed',
  outlineColor: 'secondary.main',
  outlineOffset: 4,
  borderRadius: 1,
};
