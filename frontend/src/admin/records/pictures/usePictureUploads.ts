import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { LibraryPicture } from '@/shared/api-types';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useConsoleProvider } from '@/admin/ground/api/useProviderQuery';
import { fileProblem } from './pictureFiles';

/** A file that is being uploaded, or one that failed. */
export interface Upload {
  readonly id: number;
  readonly name: string;
  /** The share that was sent, from 0 to 1. */
  readonly share: number;
  /** Why it failed; null while it is being uploaded. */
  readonly error: string | null;
}

/** Uploads files one after the other; those that fail stay in the list until they are dismissed. */
export function usePictureUploads() {
  const provider = useConsoleProvider();
  const queryClient = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const count = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const change = (id: number, changes: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const dismiss = (id: number) => setUploads((before) => before.filter((upload) => upload.id !== id));

  async function upload(id: number, file: File): Promise<LibraryPicture | null> {
    try {
      const picture = await provider.uploadPicture(file, (share) => change(id, { share }));
      dismiss(id);
      void queryClient.invalidateQueries({ queryKey: queryKeys.media });
      return picture;
    } catch (error) {
      change(id, { error: fieldErrors(error).file ?? errorMessage(error) });
      await logoutIfAccessDenied(error);
      return null;
    }
  }

  return {
    uploads,
    dismiss,
    isUploading: uploads.some(({ error }) => error === null),
    /** Resolves to the pictures of the files that could be uploaded, in the order of the files. */
    async add(files: readonly File[]): Promise<LibraryPicture[]> {
      const started = files.map((file) => {
        count.current += 1;
        return { file, row: { id: count.current, name: file.name, share: 0, error: fileProblem(file) } };
      });
      setUploads((before) => [...before, ...started.map(({ row }) => row)]);
      const waiting = started.filter(({ row }) => row.error === null);
      const results = waiting.map(({ file, row }) => {
        const result = queue.current.then(() => upload(row.id, file));
        queue.current = result;
        return result;
      });
      return (await Promise.all(results)).filter((picture) => picture !== null);
    },
  };
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;
