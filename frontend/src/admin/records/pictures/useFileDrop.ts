import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { filesIn } from './pictureFiles';

/** Handlers of an element that takes dropped and pasted files; dropped and pasted text is left to the browser. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles(filesIn(event.dataTransfer));
      },
      onPaste(event: ClipboardEvent) {
        const files = filesIn(event.clipboardData);
        // a copied text can contain its picture too
        if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
        event.preventDefault();
        event.stopPropagation();
        onFiles(files);
      },
    },
  };
}
