import { Injectable } from '@nestjs/common';
import { firstSteps, type FirstStep, type OfficeFacts } from '../domain/first-steps.js';

export abstract class OfficeFactsReader {
  abstract read(): Promise<OfficeFacts>;
}

/** The first steps that a member of staff can take, and which are done. */
@Injectable()
export class ListFirstSteps {
  constructor(private readonly facts: OfficeFactsReader) {}

  async execute(role: 'superadmin' | 'admin_assistant'): Promise<FirstStep[]> {
    return firstSteps(await this.facts.read(), role);
  }
}
