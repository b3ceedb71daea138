import { api } from './api';

/** Whether this browser can use passkeys. They need HTTPS, or the name localhost. */
export function supportsPasskeys(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function';
}

/** The user closed the browser's dialog, or no passkey fits. */
export class PasskeyNotUsed extends Error {
  constructor() {
    super('The passkey was not used. Try again, or use another way.');
    this.name = 'PasskeyNotUsed';
  }
}

/** Lets the browser sign a challenge; after the password with a passkey of that account, otherwise with any. */
export async function signWithPasskey(): Promise<Record<string, unknown>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  const optionsJSON = (await api.post('/api/login/passkey/options')) as unknown as Options;
  return { ...(await startAuthentication({ optionsJSON }).catch(explained)) };
}

/** Lets the browser make a passkey; the password shows that its owner wants it. */
export async function makePasskey(password: string): Promise<Record<string, unknown>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  const optionsJSON = (await api.post('/api/user/passkeys/options', {
    body: { password },
  })) as unknown as Options;
  return { ...(await startRegistration({ optionsJSON }).catch(explained)) };
}

/** The browser's own messages are for developers. */
function explained(error: unknown): never {
  const { name } = error as Error;
  if (name === 'InvalidStateError') throw new Error('This device has a passkey for your account already.');
  throw new PasskeyNotUsed();
}
