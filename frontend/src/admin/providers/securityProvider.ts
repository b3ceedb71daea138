import { call } from '../../shared/api-client';
import type { SecondFactor } from '../../shared/api-types';
import { makePasskey } from './passkeys';

/** The console's use cases of second factors. */
export interface SecurityProvider {
  /** What is set for the user's own account. */
  secondFactor(): Promise<SecondFactor>;
  /** The secret of a new authenticator app, to confirm within ten minutes. */
  beginTotp(password: string): Promise<{ secret: string; uri: string }>;
  /** Recovery codes, shown once. */
  confirmTotp(code: string): Promise<string[]>;
  renewRecoveryCodes(password: string): Promise<string[]>;
  removeSecondFactor(password: string): Promise<void>;
  /** Recovery codes if the account had none. */
  addPasskey(name: string, password: string): Promise<string[] | null>;
  renamePasskey(id: string, name: string): Promise<void>;
  removePasskey(id: string, password: string): Promise<void>;
  /** Removes the factors of another account. */
  resetSecondFactor(userId: string): Promise<void>;
}

const FACTOR = '/api/user/second-factor';
const PASSKEYS = '/api/user/passkeys';

interface Codes {
  readonly recoveryCodes: string[];
}

const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body });

export const securityProvider: SecurityProvider = {
  secondFactor: () => call<SecondFactor>(FACTOR),
  beginTotp: (password) => post(`${FACTOR}/totp`, { password }),
  confirmTotp: async (code) => (await post<Codes>(`${FACTOR}/totp/confirm`, { code })).recoveryCodes,
  renewRecoveryCodes: async (password) =>
    (await post<Codes>(`${FACTOR}/recovery-codes`, { password })).recoveryCodes,
  removeSecondFactor: (password) => call(FACTOR, { method: 'DELETE', body: { password } }),
  async addPasskey(name, password) {
    const response = await makePasskey(password);
    const { recoveryCodes } = await post<{ recoveryCodes: string[] | null }>(PASSKEYS, { name, response });
    return recoveryCodes;
  },
  renamePasskey: (id, name) => call(`${PASSKEYS}/${id}`, { method: 'PATCH', body: { name } }),
  removePasskey: (id, password) => call(`${PASSKEYS}/${id}`, { method: 'DELETE', body: { password } }),
  resetSecondFactor: (userId) => call(`/api/admin/users/${userId}/second-factor`, { method: 'DELETE' }),
};
