import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { ACCEPTED_TYPES } from './pictureFiles';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'size'> {
  readonly children: string;
  /** The kinds of files that the dialog offers. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** A button that opens the browser's file dialog, for pictures unless other kinds are named. */
export function FileButton({
  children,
  accept = ACCEPTED_TYPES,
  multiple = false,
  onFiles,
  ...button
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        data-testid="chosen-file"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []));
          // choosing the same file again is a change too
          target.value = '';
        }}
      />
      <Button color="secondary" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
