import { Injectable } from '@nestjs/common';
import { PublicContent } from '../../platform/http/public-content.js';
import { LiveUpdates } from '../../platform/live-updates.js';
import { Business } from '../business.js';
import type { SettingsMessage, SettingsSection } from '../settings.js';

/** Makes a stored change take effect: in this process before it ends, in other replicas and open consoles soon after. */
@Injectable()
export class AnnounceSettings {
  constructor(
    private readonly content: PublicContent,
    private readonly live: LiveUpdates<SettingsMessage>,
    private readonly business: Business,
  ) {}

  async execute(section: SettingsSection): Promise<void> {
    this.content.changed();
    this.live.publish({ type: 'settings_updated', data: { section } });
    await this.business.latest();
  }
}
