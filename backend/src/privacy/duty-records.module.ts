import { Module } from '@nestjs/common';
import { LegalHolds, PrivacyRequests } from './application/duty-ports.js';
import { Duties } from './duties.js';
import { SqlLegalHolds } from './infrastructure/sql-legal-holds.js';
import { SqlPrivacyRequests } from './infrastructure/sql-privacy-requests.js';
import { StoredDuties } from './infrastructure/stored-duties.js';
import { OverdueRequests } from './overdue-requests.js';

/** Requests and legal holds: needed to erase, and to keep the other duties. */
@Module({
  providers: [
    { provide: PrivacyRequests, useClass: SqlPrivacyRequests },
    { provide: OverdueRequests, useExisting: PrivacyRequests },
    { provide: LegalHolds, useClass: SqlLegalHolds },
    { provide: Duties, useClass: StoredDuties },
  ],
  exports: [PrivacyRequests, OverdueRequests, LegalHolds, Duties],
})
export class DutyRecordsModule {}
