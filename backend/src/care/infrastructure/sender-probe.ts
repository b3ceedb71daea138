import { createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MailAddresses } from '../../mail/mail-addresses.js';
import { Config } from '../../platform/config.js';
import { type DkimKey, addressOf } from '../../platform/mail-config.js';
import type { Probe } from '../application/ports.js';
import { unknown } from '../domain/check.js';
import {
  dkimCheck,
  type DkimFacts,
  dmarcCheck,
  isReservedDomain,
  type Records,
  reservedSender,
  spfCheck,
} from '../domain/sender-checks.js';
import { TxtRecords } from './txt-records.js';

/** What the domain of the sender's address says about its mail. */
@Injectable()
export class SenderProbe implements Probe {
  readonly titles = {
    spf: 'Who may send your mail (SPF)',
    dkim: 'Signed messages (DKIM)',
    dmarc: 'Forged messages (DMARC)',
  };

  constructor(
    private readonly config: Config,
    private readonly addresses: MailAddresses,
    private readonly records: TxtRecords,
  ) {}

  async measure() {
    const domain = addressOf(this.addresses.from).split('@').at(-1)!.toLowerCase();
    if (isReservedDomain(domain)) {
      const notAsked = unknown('This is looked up when messages come from a domain of your own.');
      return { spf: reservedSender(domain), dkim: notAsked, dmarc: notAsked };
    }
    const [spf, dmarc, dkim] = await Promise.all([
      this.records.of(domain),
      this.dmarcOf(domain),
      this.dkimFacts(this.config.mail.dkim),
    ]);
    const facts = { domain, spf, dmarc, dkim };
    return { spf: spfCheck(facts), dkim: dkimCheck(facts), dmarc: dmarcCheck(facts) };
  }

  /** A domain without a record follows the domain above it (RFC 7489). */
  private async dmarcOf(domain: string): Promise<Records> {
    const own = await this.records.of(`_dmarc.${domain}`);
    const above = domain.split('.').slice(1).join('.');
    const isSilent = own !== null && !own.some((record) => /^v=DMARC1/i.test(record));
    return isSilent && above.includes('.') ? this.records.of(`_dmarc.${above}`) : own;
  }

  private async dkimFacts(key: DkimKey | null): Promise<DkimFacts | null> {
    if (!key) return null;
    const name = `${key.selector}._domainkey.${key.domain}`;
    const publicKey = createPublicKey(key.privateKey);
    // RFC 8463: the bare key of Ed25519, without the structure around it
    const bytes = publicKey.export({ type: 'spki', format: 'der' });
    const bare = publicKey.asymmetricKeyType === 'ed25519' ? bytes.subarray(-32) : bytes;
    const records = await this.records.of(name);
    return { name, domain: key.domain, records, publicKey: bare.toString('base64') };
  }
}
