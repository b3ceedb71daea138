import { Injectable } from '@nestjs/common';
import { Settings } from '../../settings/settings.js';
import { type VisitorMailKind, VisitorMailSwitches } from '../outbox.js';

@Injectable()
export class StoredVisitorMailSwitches extends VisitorMailSwitches {
  constructor(private readonly settings: Settings) {
    super();
  }

  override read(): Promise<Readonly<Record<VisitorMailKind, boolean>>> {
    return this.settings.read('visitorMails');
  }
}
