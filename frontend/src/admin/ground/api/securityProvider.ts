import { api, done } from './api';
import { makePasskey } from './passkeys';

/** The console's use cases of second factors. */
export const securityProvider = {
  /** What is set for the user's own account. */
  secondFactor: () => api.get('/api/user/second-factor'),
  /** The secret of a new authenticator app, to confirm within ten minutes. */
  beginTotp: (password: string) => api.post('/api/user/second-factor/totp', { body: { password } }),
  /** Recovery codes, shown once. */
  confirmTotp: async (code: string) =>
    (await api.post('/api/user/second-factor/totp/confirm', { body: { code } })).recoveryCodes,
  renewRecoveryCodes: async (password: string) =>
    (await api.post('/api/user/second-factor/recovery-codes', { body: { password } })).recoveryCodes,
  removeSecondFactor: (password: string) => api.delete('/api/user/second-factor', { body: { password } }),
  /** Recovery codes if the account had none. */
  addPasskey: async (name: string, password: string) =>
    (await api.post('/api/user/passkeys', { body: { name, response: await makePasskey(password) } }))
      .recoveryCodes,
  renamePasskey: (id: string, name: string) =>
    done(api.patch('/api/user/passkeys/{id}', { path: { id }, body: { name } })),
  removePasskey: (id: string, password: string) =>
    api.delete('/api/user/passkeys/{id}', { path: { id }, body: { password } }),
  /** Removes the factors of another account. */
  resetSecondFactor: (id: string) => api.delete('/api/admin/users/{id}/second-factor', { path: { id } }),
};

export type SecurityProvider = typeof securityProvider;
