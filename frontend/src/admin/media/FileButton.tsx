import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';
import { ACCEPTED_TYPES } from './pictureFiles';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'size'> {
  readonly children: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: File[]) => void;
}

/** A button that opens the browser's file dialog for pictures. */
export function FileButton({ children, multiple = false, onFiles, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        data-testid="picture-file"
        accept={ACCEPTED_TYPES}
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
