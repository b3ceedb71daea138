import type { LiveMessage } from '@contract';

/** A message as it came over the wire; null, and logged as an error, when it cannot be read (spec §4). */
export function parseMessage(text: unknown): LiveMessage | { readonly type: 'connected' } | null {
  try {
    const message: unknown = JSON.parse(String(text));
    if (typeof message === 'object' && message !== null && 'type' in message) return message as LiveMessage;
    throw new Error('no type');
  } catch (error) {
    console.error('Live message cannot be read', error);
    return null;
  }
}
