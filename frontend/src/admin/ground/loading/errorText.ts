import { ChunkLoadError } from './lazyComponent';

/** Title and text for an error that replaced a part of the console. */
export function errorText(error: Error): { readonly title: string; readonly text: string } {
  return error instanceof ChunkLoadError
    ? {
        title: 'This part could not be loaded',
        text: 'The connection to the server was interrupted. It is loaded as soon as the connection is back.',
      }
    : {
        title: 'Something went wrong',
        text: 'This part of the console could not be shown. What is saved is safe; please try again.',
      };
}
