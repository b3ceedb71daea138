import { Module } from '@nestjs/common';
import { ClientRecords } from '../clients/client-records.js';
import { ClientReferences } from '../clients/client-references.js';
import { TimelineSources } from '../clients/client-timeline.js';
import { ClientsModule } from '../clients/clients.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { MailKinds } from '../mail/mail-kinds.js';
import { recordsIn } from '../platform/database/sql-records.js';
import { Config } from '../platform/config.js';
import { job, registration } from '../platform/start.js';
import { TaskSources } from '../tasks/task-sources.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { AddPolicy } from './application/add-policy.js';
import { ChangePolicy } from './application/change-policy.js';
import { CorrectInsurers } from './application/correct-insurers.js';
import { PlanPremiumsDaily } from './application/plan-premiums-daily.js';
import { CorrectPremium } from './application/correct-premium.js';
import { PlanPolicyMails } from './application/plan-policy-mails.js';
import { PolicyOccasions } from './application/policy-occasions.js';
import { PreviewPolicyMails } from './application/preview-policy-mails.js';
import { PolicyRecipients } from './application/policy-recipients.js';
import { ChangeImportedPolicies } from './application/change-imported-policies.js';
import { PolicyChanges } from './application/policy-changes.js';
import { PolicyUnits } from './application/policy-units.js';
import {
  CaseRepository,
  ImportedChanges,
  InsurerRepository,
  MailedPolicies,
  PaymentRepository,
  PolicyFollowUps,
  PolicyParties,
  PolicyProducts,
  PolicyRepository,
} from './application/ports.js';
import { RecordPayments } from './application/record-payments.js';
import { ServiceCases } from './application/service-cases.js';
import { POLICY_MAILS } from './domain/policy-mails.js';
import { BookController } from './http/book.controller.js';
import { CasesController } from './http/cases.controller.js';
import { InsurersController } from './http/insurers.controller.js';
import { KeyPoliciesController } from './http/key-policies.controller.js';
import { PaymentsController } from './http/payments.controller.js';
import { PoliciesController } from './http/policies.controller.js';
import { CaseSteps } from './store/case-steps.js';
import { DatedReminders } from './store/dated-reminders.js';
import { PolicyMailsController } from './http/policy-mails.controller.js';
import { SqlBook } from './store/sql-book.js';
import { SqlPolicySums } from './store/sql-policy-sums.js';
import { SqlInsurers } from './store/sql-insurers.js';
import { TellPastGrace } from './application/tell-past-grace.js';
import { SqlPayments } from './store/sql-payments.js';
import { SqlFollowUps } from './store/sql-follow-ups.js';
import { SqlImportedPolicies } from './store/sql-imported-policies.js';
import { SqlParties } from './store/sql-parties.js';
import { SqlPolicyDays } from './store/sql-policy-days.js';
import { SqlPolicyQueries } from './store/sql-policy-queries.js';
import { SqlProducts } from './store/sql-products.js';
import { PolicyTimeline } from './store/policy-timeline.js';
import { policyReferences } from './store/client-summary.js';
import { SqlPolicyMails } from './store/sql-policy-mails.js';
import { ServiceCases as CaseTable } from './store/policy.tables.js';
import { SqlPolicies } from './store/sql-policies.js';
import { InsurerQueries } from './store/insurer-queries.js';
import { importTarget } from '../platform/import-targets.js';
import { personalPart } from '../platform/http/personal-words.js';
import { POLICY_WORDS } from './http/personal-policy.view.js';
import { SqlPersonalPolicies } from './store/sql-personal-policies.js';
import { EndedPolicies } from './personal-policies.js';
import { PolicyDays } from './policy-days.js';
import { PolicyQueries } from './policy-queries.js';
import { POLICY_TEMPLATES } from './templates/policy-templates.js';

/** The policies of clients, and the payment of their premiums. */
@Module({
  imports: [LeadsModule, ClientsModule, TasksModule],
  controllers: [
    PoliciesController,
    PaymentsController,
    CasesController,
    InsurersController,
    BookController,
    PolicyMailsController,
    KeyPoliciesController,
  ],
  providers: [
    AddPolicy,
    ChangePolicy,
    RecordPayments,
    CorrectPremium,
    PlanPremiumsDaily,
    PolicyOccasions,
    PlanPolicyMails,
    PolicyRecipients,
    PreviewPolicyMails,
    PolicyChanges,
    PolicyUnits,
    ServiceCases,
    CorrectInsurers,
    TellPastGrace,
    CaseSteps,
    DatedReminders,
    InsurerQueries,
    SqlBook,
    SqlPolicySums,
    ...personalPart(SqlPersonalPolicies, POLICY_WORDS),
    { provide: EndedPolicies, useExisting: SqlPersonalPolicies },
    { provide: PolicyRepository, useClass: SqlPolicies },
    { provide: PaymentRepository, useClass: SqlPayments },
    { provide: PolicyFollowUps, useClass: SqlFollowUps },
    { provide: PolicyParties, useClass: SqlParties },
    { provide: PolicyProducts, useClass: SqlProducts },
    { provide: InsurerRepository, useClass: SqlInsurers },
    recordsIn(CaseRepository, CaseTable),
    { provide: MailedPolicies, useClass: SqlPolicyMails },
    { provide: ImportedChanges, useClass: ChangeImportedPolicies },
    { provide: PolicyQueries, useClass: SqlPolicyQueries },
    { provide: PolicyDays, useClass: SqlPolicyDays },
    ...importTarget('policies', SqlImportedPolicies),
    registration([ClientReferences, ClientRecords], (references, clients) =>
      references.register(...policyReferences(clients)),
    ),
    PolicyTimeline,
    registration([TimelineSources, PolicyTimeline], (timelines, policies) => timelines.add(policies)),
    registration([TaskSources, CaseSteps], (toDo, caseSteps) => toDo.add(caseSteps)),
    registration([TaskSources, DatedReminders], (toDo, reminders) => toDo.add(reminders)),
    registration([MailKinds, PolicyRecipients], (kinds, recipients) =>
      kinds.register(POLICY_MAILS, POLICY_TEMPLATES, recipients.rules()),
    ),
    job('plan premiums', '11 0 * * *', [PlanPremiumsDaily], (daily) => daily.execute(), { atStart: true }),
    job('tell of premiums past grace', '16 0 * * *', [TellPastGrace], (pastGrace) => pastGrace.execute(), {
      atStart: true,
    }),
    job(
      'plan the mails to clients',
      '21 0 * * *',
      [PlanPolicyMails, Config],
      (mails, { mail }) => mails.plan(mail.server !== null),
      { atStart: true },
    ),
  ],
  exports: [AddPolicy, ChangePolicy, ServiceCases, RecordPayments, EndedPolicies, PolicyQueries, PolicyDays],
})
export class PoliciesModule {}
