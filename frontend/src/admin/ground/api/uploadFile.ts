import { apiError, callerHeaders } from '@/shared/api-client';

/**
 * Sends a form with a file and reports the share that was sent, from 0 to 1. fetch does not report the progress of a
 * request body. Rejects like the API client: with an ApiError, or a TypeError without a response.
 */
export function uploadFile<T>(path: string, form: FormData, onProgress: (share: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(callerHeaders())) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('error', () => reject(new TypeError('The upload failed')));
    request.addEventListener('abort', () => reject(new TypeError('The upload was aborted')));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status >= 200 && status < 300) return resolve(JSON.parse(responseText) as T);
      reject(apiError(status, responseText || statusText, request.getResponseHeader('retry-after')));
    });
    request.send(form);
  });
}
