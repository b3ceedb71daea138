import { call } from '@/shared/api-client';
import type { SecondFactor } from '@/shared/api-types';
import { makePasskey } from './passkeys';

const FACTOR = '/api/user/second-factor';
const PASSKEYS = '/api/user/passkeys';

interface Codes {
  readonly recoveryCodes: string[];
}

const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body });

/** The console's use cases of second factors. */
export const securityProvider = {
  /** What is set for the user's own account. */
  secondFactor: (): Promise<SecondFactor> => call(FACTOR),
  /** The secret of a new authenticator app, to confirm within ten minutes. */
  beginTotp: (password: string): Promise<{ secret: string; uri: string }> =>
    post(`${FACTOR}/totp`, { password }),
  /** Recovery codes, shown once. */
  confirmTotp: async (code: string): Promise<string[]> =>
    (await post<Codes>(`${FACTOR}/totp/confirm`, { code })).recoveryCodes,
  renewRecoveryCodes: async (password: string): Promise<string[]> =>
    (await post<Codes>(`${FACTOR}/recovery-codes`, { password })).recoveryCodes,
  removeSecondFactor: (password: string): Promise<void> =>
    call(FACTOR, { method: 'DELETE', body: { password } }),
  /** Recovery codes if the account had none. */
  async addPasskey(name: string, password: string): Promise<string[] | null> {
    const response = await makePasskey(password);
    const { recoveryCodes } = await post<{ recoveryCodes: string[] | null }>(PASSKEYS, { name, response });
    return recoveryCodes;
  },
  renamePasskey: (id: string, name: string): Promise<void> =>
    call(`${PASSKEYS}/${id}`, { method: 'PATCH', body: { name } }),
  removePasskey: (id: string, password: string): Promise<void> =>
    call(`${PASSKEYS}/${id}`, { method: 'DELETE', body: { password } }),
  /** Removes the factors of another account. */
  resetSecondFactor: (userId: string): Promise<void> =>
    call(`/api/admin/users/${userId}/second-factor`, { method: 'DELETE' }),
};

export type SecurityProvider = typeof securityProvider;
