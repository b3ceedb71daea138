import type { SecurityProvider } from '../admin/ground/api/securityProvider';
import type { Passkey, SecondFactor, User } from '../shared/api-types';
import type { FakeTools } from './fakeTools';

export interface SecurityData {
  secondFactor: SecondFactor;
}

/** An account with nothing but its password. */
export function unprotected(): SecurityData {
  return { secondFactor: { totpSince: null, passkeys: [], recoveryCodesLeft: 0, required: false } };
}

export function aPasskey(changes: Partial<Passkey> = {}): Passkey {
  return {
    id: 'passkey-1',
    name: 'Phone',
    createdAt: '2026-11-20T02:00:00.000Z',
    lastUsedAt: null,
    ...changes,
  };
}

export const someRecoveryCodes = Array.from(
  { length: 10 },
  (_, number) => `AAAA-BBBB-CCCC-DDD${(number + 2) % 10}`,
);

export function fakeSecurity({
  data,
  change,
}: FakeTools<SecurityData & { users: User[] }>): SecurityProvider {
  const set = (changes: Partial<SecondFactor>) => {
    data.secondFactor = { ...data.secondFactor, ...changes };
  };
  const withCodes = (changes: Partial<SecondFactor>) => {
    set({ ...changes, recoveryCodesLeft: 10 });
    return someRecoveryCodes;
  };
  return {
    secondFactor: async () => data.secondFactor,
    beginTotp: (password) =>
      change(`beginTotp ${password}`, () => ({
        secret: 'ABCDEFGHIJKLMNOP',
        uri: 'otpauth://totp/x?secret=ABC',
      })),
    confirmTotp: (code) =>
      change(`confirmTotp ${code}`, () => withCodes({ totpSince: '2026-11-22T02:00:00.000Z' })),
    renewRecoveryCodes: (password) => change(`renewRecoveryCodes ${password}`, () => withCodes({})),
    removeSecondFactor: (password) =>
      change(`removeSecondFactor ${password}`, () => set(unprotected().secondFactor)),
    addPasskey: (name, password) =>
      change(`addPasskey ${name} ${password}`, () => {
        const first = data.secondFactor.recoveryCodesLeft === 0;
        set({ passkeys: [...data.secondFactor.passkeys, aPasskey({ id: `passkey of ${name}`, name })] });
        return first ? withCodes({}) : null;
      }),
    renamePasskey: (id, name) =>
      change('renamePasskey', () => {
        const renamed = (passkey: Passkey) => (passkey.id === id ? { ...passkey, name } : passkey);
        set({ passkeys: data.secondFactor.passkeys.map(renamed) });
      }),
    removePasskey: (id, password) =>
      change(`removePasskey ${password}`, () =>
        set({ passkeys: data.secondFactor.passkeys.filter((passkey) => passkey.id !== id) }),
      ),
    resetSecondFactor: (userId) =>
      change('resetSecondFactor', () => {
        data.users = data.users.map((user) => (user.id === userId ? { ...user, secondFactor: false } : user));
      }),
  };
}
