import { Alert, Box, Button, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useStore } from 'react-admin';
import type { LibraryPicture } from '@/shared/api-types';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { ErrorBoundary } from '@/admin/ground/loading/ErrorBoundary';
import { lazyComponent } from '@/admin/ground/loading/lazyComponent';
import { LazyDialogs } from '@/admin/ground/loading/LazyDialogs';
import { wordsOfName } from '../pictures/pictureFiles';
import { UploadList } from '../pictures/UploadList';
import { useFileDrop } from '../pictures/useFileDrop';
import { usePictureUploads } from '../pictures/usePictureUploads';
import { CalculatorNotes, InsertCalculator } from './Calculators';
import { pictureMarkdown } from './markdownEdits';
import { PlainText } from './PlainText';
import { TextToolbar } from './TextToolbar';
import type { TextState, TextSurface, Tool } from './tools';

const LibraryDialog = lazyComponent(() =>
  import('../pictures/LibraryDialog').then((module) => module.LibraryDialog),
);
const RichText = lazyComponent(() => import('./richText/RichText').then((module) => module.RichText));

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

type Way = 'rich' | 'markdown';

/**
 * A text in Markdown, with tools, written as rich text unless the user prefers Markdown; pictures that are dropped or
 * pasted into it are uploaded.
 */
export function ContentField({ label, minRows, tools, blocks }: ContentFieldProps) {
  const surface = useRef<TextSurface>(null);
  const [preferred, setPreferred] = useStore<Way>(`writing.${useCurrentUser()?.id ?? ''}`, 'rich');
  const [state, setState] = useState<TextState | null>(null);
  const [isUnshowable, setUnshowable] = useState(false);
  const [choosing, setChoosing] = useState<'picture' | 'block' | null>(null);
  const uploads = usePictureUploads();
  const isRich = preferred === 'rich' && !isUnshowable;
  const insert = (markdown: string) => surface.current?.insert(markdown);
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
  const close = () => setChoosing(null);
  function prefer(way: Way | null) {
    if (!way) return;
    setUnshowable(false);
    setPreferred(way);
  }
  const plain = <PlainText label={label} minRows={minRows} surface={surface} />;
  return (
    <Box {...handlers} sx={{ minWidth: 0, ...(isOver ? overShape : {}) }}>
      <Box sx={barShape}>
        <TextToolbar
          more={tools ?? []}
          surface={() => surface.current}
          state={isRich ? state : null}
          onPicture={() => setChoosing('picture')}
        />
        {blocks && (
          <Button size="small" color="secondary" aria-haspopup="dialog" onClick={() => setChoosing('block')}>
            {blocks.label}
          </Button>
        )}
        <InsertCalculator onInsert={insert} />
        <ToggleButtonGroup
          exclusive
          size="small"
          color="secondary"
          aria-label="Write as"
          value={isRich ? 'rich' : 'markdown'}
          onChange={(_, way: Way | null) => prefer(way)}
          sx={{ ml: 'auto' }}
        >
          <ToggleButton value="rich">Rich text</ToggleButton>
          <ToggleButton value="markdown">Markdown</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {isUnshowable && (
        <Alert severity="info" sx={{ mb: 1 }}>
          This text defines addresses of links apart from their words, as in “[1]: https://…”. Rich text would
          lose them, so it is shown in Markdown.
        </Alert>
      )}
      {isRich ? (
        <ErrorBoundary fallback={() => plain}>
          <Suspense
            fallback={<Skeleton variant="rounded" height={minRows * 26} role="img" aria-label="Loading" />}
          >
            <RichText
              label={label}
              minRows={minRows}
              surface={surface}
              onState={setState}
              onUnshowable={() => setUnshowable(true)}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        plain
      )}
      <CalculatorNotes />
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

const barShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  mb: 1.5,
  '& .MuiToggleButton-root': { textTransform: 'none', px: 1.25, py: 0.25, minHeight: 30 },
};
