import { readConfig } from '../../platform/config.js';
import type { Passkey } from '../domain/second-factors.js';
import { aUser } from '../testing/builders.js';
import { SoftwarePasskey } from '../testing/software-passkey.js';
import { WebauthnPasskeys } from './webauthn-passkeys.js';

const SITE = 'https://office.example';
const passkeysAt = (env: NodeJS.ProcessEnv) =>
  new WebauthnPasskeys(readConfig({ SESSION_SECRET: 'not used here', ...env }));
const passkeys = passkeysAt({ PUBLIC_URL: SITE });
const user = aUser();

async function registered(device = new SoftwarePasskey(SITE)) {
  const { options, challenge } = await passkeys.registration(user, []);
  const made = await passkeys.verifyRegistration(device.register(options as never), challenge);
  const passkey = { ...made!, id: 'a', name: 'Phone', createdAt: 'now', lastUsedAt: null } as Passkey;
  return { device, owner: { user, passkey } };
}

describe('the registration of a passkey', () => {
  it('names the site of PUBLIC_URL and the account, and asks for a discoverable credential with verification', async () => {
    const { owner } = await registered();
    const { options, challenge } = await passkeys.registration(user, [owner.passkey]);
    expect(options).toMatchObject({
      challenge,
      rp: { id: 'office.example' },
      user: { name: user.username, displayName: user.name },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: owner.passkey.credentialId, transports: ['internal'] }],
    });
    expect(Buffer.from(challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
  });

  it('is verified', async () => {
    const { device, owner } = await registered();
    expect(owner.passkey).toMatchObject({ credentialId: device.id, counter: 0, transports: ['internal'] });
  });

  it.each<[string, (device: SoftwarePasskey, challenge: string) => object]>([
    ['another challenge', (device) => device.register({ challenge: 'b3RoZXI' })],
    [
      'another origin',
      (device, challenge) =>
        device.register({ challenge }, { origin: 'https://office.example.evil.example' }),
    ],
    [
      'no verification of the user',
      (device, challenge) => device.register({ challenge }, { verified: false }),
    ],
    ['another site', (_, challenge) => new SoftwarePasskey(SITE, 'evil.example').register({ challenge })],
    ['a signature instead', (device, challenge) => device.sign({ challenge })],
    ['nothing', () => ({ id: 'x', response: {} })],
    ['nonsense', () => ({ id: 'x', response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } })],
  ])('is rejected with %s', async (_, response) => {
    const { challenge } = await passkeys.registration(user, []);
    const device = new SoftwarePasskey(SITE);
    expect(await passkeys.verifyRegistration(response(device, challenge), challenge)).toBeNull();
  });
});

describe('signing in with a passkey', () => {
  it('asks for one of those passkeys, or for any', async () => {
    const { owner } = await registered();
    expect((await passkeys.signIn([owner.passkey])).options).toMatchObject({
      rpId: 'office.example',
      userVerification: 'required',
      allowCredentials: [{ id: owner.passkey.credentialId }],
    });
    expect((await passkeys.signIn([])).options).not.toHaveProperty('allowCredentials.0');
  });

  it('returns the new counter', async () => {
    const { device, owner } = await registered();
    const { challenge } = await passkeys.signIn([]);
    expect(await passkeys.verifySignIn(device.sign({ challenge }), challenge, owner)).toBe(1);
  });

  it.each<[string, (device: SoftwarePasskey, challenge: string) => object]>([
    ['another challenge', (device) => device.sign({ challenge: 'b3RoZXI' })],
    ['another origin', (device, challenge) => device.sign({ challenge, origin: 'http://office.example' })],
    ['no verification of the user', (device, challenge) => device.sign({ challenge, verified: false })],
    [
      'the key of another passkey',
      (device, challenge) => ({
        ...new SoftwarePasskey(SITE).sign({ challenge }),
        id: device.id,
        rawId: device.id,
      }),
    ],
    [
      'the handle of another account',
      (device, challenge) => {
        device.userHandle = Buffer.from('somebody else').toString('base64url');
        return device.sign({ challenge });
      },
    ],
    ['nothing', ({ id }) => ({ id, response: {} })],
  ])('is rejected with %s', async (_, response) => {
    const { device, owner } = await registered();
    const { challenge } = await passkeys.signIn([]);
    expect(await passkeys.verifySignIn(response(device, challenge), challenge, owner)).toBeNull();
  });

  it('is rejected when the counter did not grow', async () => {
    const { device, owner } = await registered();
    const { challenge } = await passkeys.signIn([]);
    const used = { ...owner, passkey: { ...owner.passkey, counter: 5 } };
    expect(await passkeys.verifySignIn(device.sign({ challenge }), challenge, used)).toBeNull();
  });
});

describe('the site of passkeys', () => {
  it('is this machine without PUBLIC_URL', async () => {
    const local = passkeysAt({ PORT: '3210' });
    for (const origin of ['http://localhost:3210', 'http://localhost:5173']) {
      const { options, challenge } = await local.registration(user, []);
      expect(options).toMatchObject({ rp: { id: 'localhost' } });
      const device = new SoftwarePasskey(origin);
      expect(await local.verifyRegistration(device.register({ challenge }), challenge)).not.toBeNull();
    }
    const { challenge } = await local.registration(user, []);
    const other = new SoftwarePasskey('http://localhost:9999');
    expect(await local.verifyRegistration(other.register({ challenge }), challenge)).toBeNull();
  });
});
