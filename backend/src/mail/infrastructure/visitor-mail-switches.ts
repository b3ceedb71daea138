import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings/settings.js';
import { type VisitorMailKind, VisitorMailSwitches } from '../outbox.js';

@Injectable()
export class StoredVisitorMailSwitches extends VisitorMailSwitches {
  constructor(private readonly settings: Settings) {
    super();
  }

  override async isOn(kind: VisitorMailKind): Promise<boolean> {
    return (await this.settings.read('visitorMails'))[kind];
  }
}
