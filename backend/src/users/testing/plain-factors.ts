import { OneTimeCodes, Passkeys } from '../application/second-factor.ports.js';

/** A code is the number of its step. */
export class PlainCodes extends OneTimeCodes {
  override newSecret = () => 'S';
  override uri = () => 'otpauth:';
  override stepOf = (_: string, code: string) => Number(code) || null;
}

/** A response is right when it says so. */
export class PlainPasskeys extends Passkeys {
  override registration = async () => ({ options: {}, challenge: 'c' });
  override verifyRegistration = async (response: object) =>
    'right' in response
      ? { credentialId: 'new credential', publicKey: 'key', counter: 0, transports: [] }
      : null;
  override signIn = async () => ({ options: {}, challenge: 'c' });
  override verifySignIn = async (response: object) => ('right' in response ? 1 : null);
}
