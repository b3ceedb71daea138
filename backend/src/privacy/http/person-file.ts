import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Clock } from '../../platform/clock.js';
import { PersonalData } from '../../platform/personal-data.js';
import { Business } from '../../settings/business.js';
import type { PersonRecord } from '../application/ports.js';
import { personPage } from './person-page.js';
import { PRINTED_POLICY } from './printed-html.js';

/** Everything that is held about a person, as a page to print or a JSON file. */
@Injectable()
export class PersonFile {
  constructor(
    private readonly business: Business,
    private readonly data: PersonalData,
    private readonly clock: Clock,
  ) {}

  send(record: PersonRecord, format: 'json' | 'html', response: Response): void {
    const at = this.clock.timestamp();
    if (format === 'html') {
      response.setHeader('Content-Security-Policy', PRINTED_POLICY);
      response.type('text/html; charset=utf-8');
      response.send(personPage(record, this.data.lists, this.business.current().identity.name, at));
      return;
    }
    response.setHeader('Content-Disposition', `attachment; filename="person-${at.slice(0, 10)}.json"`);
    response.type('json').send(JSON.stringify(record, null, 2));
  }
}
