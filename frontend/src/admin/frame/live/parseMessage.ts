import type { LiveMessage } from '@contract';

/** The first message. `quietMs` is the time since the server sent the last other one. */
export interface Connected {
  readonly type: 'connected';
  readonly data?: { readonly quietMs?: number };
}

/** Parses a message; logs an error and returns null if it is invalid (spec §4). */
export function parseMessage(text: unknown): LiveMessage | Connected | null {
  try {
    const message: unknown = JSON.parse(String(text));
    if (typeof message === 'object' && message !== null && 'type' in message) return message as LiveMessage;
    throw new Error('no type');
  } catch (error) {
    console.error('Live message cannot be read', error);
    return null;
  }
}
