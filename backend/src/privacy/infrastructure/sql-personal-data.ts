import { Injectable } from '@nestjs/common';
import { PersonalClients } from '../../clients/personal-clients.js';
import { PersonalMails } from '../../mail/personal-mails.js';
import { PersonalSubscriptions } from '../../newsletter/personal-subscriptions.js';
import { PersonalPolicies } from '../../policies/personal-policies.js';
import { PersonalSubmissions } from '../../screening/personal-submissions.js';
import { RowsOfFiles } from '../rows-of-files.js';
import { PersonalTasks } from '../../tasks/personal-tasks.js';

/** The parts that hold something of people, by what the certificate counts; erased in this order, after the leads. */
@Injectable()
export class SqlPersonalData {
  constructor(
    readonly clients: PersonalClients,
    readonly policies: PersonalPolicies,
    readonly mails: PersonalMails,
    readonly consents: PersonalSubscriptions,
    readonly tasks: PersonalTasks,
    readonly suspected: PersonalSubmissions,
    readonly importRows: RowsOfFiles,
  ) {}
}
