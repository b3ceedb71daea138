import { DialogContent } from '@mui/material';
import type { LibraryPicture } from '@/shared/api-types';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { PictureLibrary } from './PictureLibrary';

interface LibraryDialogProps {
  readonly onChoose: (picture: LibraryPicture) => void;
  readonly onClose: () => void;
}

/** The picture library as a dialog in which one picture is chosen. */
export function LibraryDialog({ onChoose, onClose }: LibraryDialogProps) {
  return (
    <ConsoleDialog open onClose={onClose} title="Choose a picture" maxWidth="lg">
      <DialogContent>
        <PictureLibrary onChoose={onChoose} />
      </DialogContent>
    </ConsoleDialog>
  );
}
