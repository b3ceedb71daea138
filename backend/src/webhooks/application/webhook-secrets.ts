import { createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SealedTexts } from '../../platform/sealed-text.js';
import type { SealedSecrets } from '../domain/webhook.js';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;
const PURPOSE = 'webhook secret';
const ADDRESS = 'address of a webhook';

/** The secrets that sign deliveries, as standardwebhooks.com says. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly sealed: SealedTexts) {}

  /** The new secret, and how it is stored. */
  make(): { readonly secret: string; readonly sealed: string } {
    const secret = PREFIX + randomBytes(SECRET_BYTES).toString('base64');
    return { secret, sealed: this.sealed.seal(secret, PURPOSE) };
  }

  /** The address of a webhook, and what may be shown of it, as they are stored. */
  sealAddress(url: string): { readonly sealedUrl: string; readonly host: string } {
    const { href, host } = new URL(url);
    return { sealedUrl: this.sealed.seal(href, ADDRESS), host };
  }

  /** Null when it cannot be read any more. */
  openAddress(sealedUrl: string | null): string | null {
    return sealedUrl && this.sealed.open(sealedUrl, ADDRESS);
  }

  /** The header fields of an attempt; null when the secret cannot be read any more. The earlier secret signs for a day. */
  sign(
    { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
    { secret, previousSecret, previousSecretUntil }: SealedSecrets,
  ): Record<string, string> | null {
    const isRotated = previousSecretUntil !== null && at.toISOString() < previousSecretUntil;
    const current = this.sealed.open(secret, PURPOSE);
    const previous = isRotated && previousSecret && this.sealed.open(previousSecret, PURPOSE);
    if (current === null) return null;
    const timestamp = String(Math.floor(at.getTime() / 1000));
    const signatures = [current, ...(previous ? [previous] : [])].map((each) => {
      const key = Buffer.from(each.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    });
    return {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.join(' '),
    };
  }
}
