import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Ceremony {
  readonly challenge: string;
  readonly origin?: string;
  /** False: the authenticator did not ask for a fingerprint or a PIN. */
  readonly verified?: boolean;
}

/** An authenticator in software with one discoverable credential, as a phone or a laptop has. */
export class SoftwarePasskey {
  readonly id = randomBytes(32).toString('base64url');
  /** Grows with each signature; a test that sets it back acts as a copy of the authenticator. */
  counter = 0;
  /** The id of the account, as the site gave it. */
  userHandle: string | undefined;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(
    private readonly origin: string,
    private readonly rpId = new URL(origin).hostname,
  ) {}

  /** What the browser returns for the options of a registration. */
  register(
    { challenge, user }: { challenge: string; user?: { id: string } },
    { origin, verified }: Omit<Ceremony, 'challenge'> = {},
  ) {
    this.userHandle = user?.id;
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string | undefined) => Buffer.from(value!, 'base64url');
    // COSE: an elliptic curve key for ES256 on P-256
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      coordinate(x),
      Buffer.from('225820', 'hex'),
      coordinate(y),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const data = Buffer.concat([this.authenticatorData(HAS_CREDENTIAL, verified), credential]);
    // CBOR: {fmt: 'none', attStmt: {}, authData: data}
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.response({
      clientDataJSON: this.clientData('webauthn.create', { challenge, origin }).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What the browser returns for the options of a sign-in. */
  sign({ challenge, origin, verified }: Ceremony) {
    this.counter += 1;
    const data = this.authenticatorData(0, verified);
    const client = this.clientData('webauthn.get', { challenge, origin });
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.response({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    });
  }

  private response<Response extends object>(response: Response) {
    const { id } = this;
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private authenticatorData(flags: number, verified = true): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const all = flags | USER_PRESENT | (verified ? USER_VERIFIED : 0);
    return Buffer.concat([createHash('sha256').update(this.rpId).digest(), Buffer.from([all]), counter]);
  }

  private clientData(type: string, { challenge, origin = this.origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}
