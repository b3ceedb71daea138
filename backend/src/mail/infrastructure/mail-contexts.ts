import { Injectable } from '@nestjs/common';
import { EnclosedPictures } from '../../media/enclosed-pictures.js';
import { Config } from '../../platform/config.js';
import { addressOf } from '../../platform/mail-config.js';
import { Business } from '../../settings/business.js';
import { MailAddresses } from '../mail-addresses.js';
import type { MailContext, SharedText } from '../mail-kinds.js';

/** What every mail says of the office that sends it. */
@Injectable()
export class MailContexts {
  constructor(
    private readonly config: Config,
    private readonly business: Business,
    private readonly addresses: MailAddresses,
    private readonly pictures: EnclosedPictures,
  ) {}

  async of(sharedText: SharedText | null): Promise<MailContext> {
    const { timeZone, publicUrl } = this.config;
    const { identity: business, hours, appearance } = this.business.current();
    return {
      business,
      meeting: hours.meeting,
      timeZone,
      baseUrl: publicUrl,
      senderAddress: addressOf(this.addresses.from),
      brandColour: appearance.brandColour,
      logo: await this.pictures.read(appearance.logo),
      sharedText,
    };
  }
}
