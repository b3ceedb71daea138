import { Injectable } from '@nestjs/common';
import { PersonalClients } from '../../clients/personal-clients.js';
import { PersonalMails } from '../../mail/personal-mails.js';
import { PersonalSubscriptions } from '../../newsletter/personal-subscriptions.js';
import { PersonalPolicies } from '../../policies/personal-policies.js';
import { PersonalSubmissions } from '../../screening/personal-submissions.js';
import { RowsOfFiles } from '../rows-of-files.js';
import { PersonalTasks } from '../../tasks/personal-tasks.js';
import { PersonalDeliveries } from '../../webhooks/personal-deliveries.js';

/** The parts that hold something of people, by what the certificate counts; erased in this order, after the leads. Of deliveries it counts nothing: they have ids only. */
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
    readonly deliveries: PersonalDeliveries,
  ) {}
}
