import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { ActiveUsers } from '../../users/active-users.js';
import type { FirstStepFacts } from '../domain/first-steps.js';
import { EditedSettings } from './edited-settings.js';
import { FirstWork } from './first-work.js';

/** What a new office has done so far. */
@Injectable()
export class StoredFirstStepFacts {
  constructor(
    private readonly settings: EditedSettings,
    private readonly work: FirstWork,
    private readonly users: ActiveUsers,
    private readonly config: Config,
  ) {}

  async read(): Promise<FirstStepFacts> {
    const [identityEdited, hoursEdited, stats, testimonials] = await Promise.all(
      (['identity', 'hours', 'stats', 'testimonials'] as const).map((section) => this.settings.has(section)),
    );
    const [hasPicture, remindsClients, work, staff] = await Promise.all([
      this.settings.hasPicture(),
      this.settings.remindsClients(),
      this.work.read(),
      this.users.all(),
    ]);
    return {
      ...work,
      identityEdited: identityEdited === true,
      hoursEdited: hoursEdited === true,
      hasPicture,
      showsSamples: !stats || !testimonials,
      mailServer: this.config.mail.server !== null,
      remindsClients,
      staff: staff.length,
    };
  }
}
