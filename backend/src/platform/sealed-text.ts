import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from './config.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Secrets that must be readable again, as they are stored: AES-256-GCM under a key that follows from SESSION_SECRET and
 * from the purpose, so that a text sealed for one purpose opens for no other.
 */
@Injectable()
export class SealedTexts {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly config: Config) {}

  /** Different for each call. Nonce, tag and content in base64url. */
  seal(text: string, purpose: string): string {
    return this.sealWith(randomBytes(NONCE_BYTES), text, purpose);
  }

  /**
   * The same for the same text, so that stored texts can be compared: the nonce is made of the text (HMAC-SHA256 under a key
   * of its own), so that no two texts share one.
   */
  sealAlike(text: string, purpose: string): string {
    const nonce = createHmac('sha256', this.key(`nonces of ${purpose}`))
      .update(text, 'utf8')
      .digest();
    return this.sealWith(nonce.subarray(0, NONCE_BYTES), text, purpose);
  }

  private sealWith(nonce: Buffer, text: string, purpose: string): string {
    const cipher = createCipheriv(CIPHER, this.key(purpose), nonce);
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64url');
  }

  /** Null for what was sealed with another SESSION_SECRET or for another purpose, and for what was changed. */
  open(sealed: string, purpose: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, this.key(purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    }).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      const content = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([content, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** A key for others that follows from SESSION_SECRET and from the purpose: 32 bytes. */
  keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.config.sessionSecret, '', purpose, 32));
  }

  private key(purpose: string): Buffer {
    // purposes are few and constant
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = this.keyFor(purpose);
    this.keys.set(purpose, key);
    return key;
  }
}
