/** As of version 1.0; never edited. */
export const CLIENT_TABLES = `
CREATE TABLE clients (
  id varchar(36) NOT NULL, firstName varchar(100) NOT NULL, lastName varchar(100), email varchar(254),
  phone varchar(20), dateOfBirth varchar(10), address varchar(300), channel varchar(20), ownerId varchar(36),
  notes text, referredBy varchar(200), tags text NOT NULL, createdAt varchar(24) NOT NULL,
  updatedAt varchar(24) NOT NULL, emailKey varchar(254) NOT NULL, phoneE164 varchar(16) NOT NULL,
  birthMonthDay varchar(5), searchText varchar(800) NOT NULL, householdId varchar(36), householdRole varchar(10),
  mergedInto varchar(36), policiesInForce int NOT NULL DEFAULT 0,
  nextPremiumDue varchar(10) NOT NULL DEFAULT '9999-12-31', nameKey varchar(200) NOT NULL DEFAULT '',
  middleName varchar(100), suffix varchar(20), formerText text NOT NULL DEFAULT '',
  PRIMARY KEY (id)
);
CREATE INDEX IDX_clients_email ON clients (emailKey);
CREATE INDEX IDX_clients_phone ON clients (phoneE164);
CREATE INDEX IDX_clients_birth ON clients (dateOfBirth);
CREATE INDEX IDX_clients_referred ON clients (referredBy);
CREATE INDEX IDX_clients_household ON clients (householdId);
CREATE INDEX IDX_clients_created ON clients (mergedInto, createdAt, id);
CREATE INDEX IDX_clients_next_premium ON clients (mergedInto, nextPremiumDue, id);
CREATE INDEX IDX_clients_birthday ON clients (mergedInto, birthMonthDay);
CREATE INDEX IDX_clients_name ON clients (mergedInto, nameKey, id);
CREATE INDEX IDX_clients_former ON clients (formerText /*! (8) */);
CREATE TABLE client_counter (
  id int NOT NULL, shown int NOT NULL,
  PRIMARY KEY (id)
);
CREATE TABLE client_activity (
  id varchar(36) NOT NULL, clientId varchar(36) NOT NULL, actionType varchar(40) NOT NULL, actionDetails text NOT NULL,
  performedBy varchar(36), performedByName varchar(100) NOT NULL, createdAt varchar(24) NOT NULL, policyId varchar(36),
  PRIMARY KEY (id)
);
CREATE INDEX IDX_client_activity_client ON client_activity (clientId, id);
CREATE INDEX IDX_client_activity_policy ON client_activity (policyId);
CREATE TABLE client_merges (
  id varchar(36) NOT NULL, survivorId varchar(36) NOT NULL, otherId varchar(36) NOT NULL,
  emailKey varchar(254) NOT NULL, searchText varchar(800) NOT NULL, record mediumtext NOT NULL,
  mergedAt varchar(24) NOT NULL, mergedByName varchar(100) NOT NULL, undoneAt varchar(24),
  PRIMARY KEY (id)
);
CREATE INDEX IDX_client_merges_survivor ON client_merges (survivorId, id);
CREATE INDEX IDX_client_merges_other ON client_merges (otherId);
CREATE INDEX IDX_client_merges_email ON client_merges (emailKey);
CREATE TABLE households (
  id varchar(36) NOT NULL, name varchar(120) NOT NULL, createdAt varchar(24) NOT NULL, updatedAt varchar(24) NOT NULL,
  nameKey varchar(240) NOT NULL DEFAULT '',
  PRIMARY KEY (id)
);
CREATE INDEX IDX_households_name ON households (nameKey, id);
CREATE TABLE insurers (
  id varchar(36) NOT NULL, name varchar(120) NOT NULL, nameKey varchar(240) NOT NULL,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_insurers_name ON insurers (nameKey);
CREATE TABLE products (
  id varchar(36) NOT NULL, insurerId varchar(36) NOT NULL, line varchar(20) NOT NULL, name varchar(120) NOT NULL,
  nameKey varchar(240) NOT NULL, graceDays int,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_products_name ON products (insurerId, line, nameKey);
CREATE TABLE policies (
  id varchar(36) NOT NULL, clientId varchar(36) NOT NULL, insured varchar(200), insurerId varchar(36) NOT NULL,
  productId varchar(36) NOT NULL, line varchar(20) NOT NULL, policyNumber varchar(60), numberKey varchar(120),
  application varchar(20) NOT NULL, forceState varchar(20) NOT NULL, startsOn varchar(10) NOT NULL,
  startsMonthDay varchar(5) NOT NULL, endsOn varchar(10), amount bigint NOT NULL, currency varchar(3) NOT NULL,
  mode varchar(20) NOT NULL, graceDays int NOT NULL, paidBefore varchar(10), reinstateUntil varchar(10), remarks text,
  saleId varchar(36), beneficiaries text NOT NULL DEFAULT '[]', nextDueOn varchar(10),
  nextPremiumDue varchar(10) NOT NULL DEFAULT '9999-12-31', leftOn varchar(10), keptMonths int,
  createdAt varchar(24) NOT NULL, updatedAt varchar(24) NOT NULL, nextUnpaidUntil varchar(10), forceSince varchar(10),
  termsSince varchar(10), planFrom varchar(10), upcoming text NOT NULL DEFAULT '[]', upcomingOn varchar(10),
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_policies_number ON policies (insurerId, numberKey);
CREATE INDEX IDX_policies_client ON policies (clientId);
CREATE INDEX IDX_policies_product ON policies (productId);
CREATE INDEX IDX_policies_insured ON policies (insured);
CREATE INDEX IDX_policies_starts ON policies (startsOn, id);
CREATE INDEX IDX_policies_shown_number ON policies (policyNumber, id);
CREATE INDEX IDX_policies_anniversary ON policies (startsMonthDay);
CREATE INDEX IDX_policies_ends ON policies (endsOn);
CREATE INDEX IDX_policies_sale ON policies (saleId);
CREATE INDEX IDX_policies_grace ON policies (graceDays);
CREATE INDEX IDX_policies_created ON policies (createdAt, id);
CREATE INDEX IDX_policies_next_due ON policies (nextDueOn);
CREATE INDEX IDX_policies_next_premium ON policies (nextPremiumDue, id);
CREATE INDEX IDX_policies_left ON policies (leftOn);
CREATE INDEX IDX_policies_next_grace ON policies (nextUnpaidUntil, nextPremiumDue, id);
CREATE INDEX IDX_policies_upcoming ON policies (upcomingOn);
CREATE TABLE policy_versions (
  id varchar(36) NOT NULL, policyId varchar(36) NOT NULL, details text NOT NULL, reason varchar(500),
  changedBy varchar(36) NOT NULL, changedByName varchar(100) NOT NULL, changedAt varchar(24) NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_policy_versions_policy ON policy_versions (policyId, id);
CREATE TABLE premiums (
  id varchar(36) NOT NULL, policyId varchar(36) NOT NULL, dueDate varchar(10) NOT NULL, coversUntil varchar(10),
  graceEndsOn varchar(10) NOT NULL, amount bigint NOT NULL, currency varchar(3) NOT NULL, paidAmount bigint NOT NULL,
  unpaidUntil varchar(10), coversFrom varchar(10) NOT NULL DEFAULT '',
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_premiums_policy ON premiums (policyId, dueDate);
CREATE INDEX IDX_premiums_due ON premiums (dueDate, unpaidUntil, policyId, currency);
CREATE INDEX IDX_premiums_unpaid ON premiums (unpaidUntil, dueDate, policyId, currency);
CREATE TABLE premium_payments (
  id varchar(36) NOT NULL, premiumId varchar(36) NOT NULL, amount bigint NOT NULL, paidOn varchar(10) NOT NULL,
  remittedOn varchar(10), postedOn varchar(10), receiptNumber varchar(60), reversalOf varchar(36), reason varchar(500),
  recordedBy varchar(36) NOT NULL, recordedByName varchar(100) NOT NULL, createdAt varchar(24) NOT NULL,
  requestKey varchar(64), requestFingerprint varchar(64), carriedFrom varchar(36),
  PRIMARY KEY (id)
);
CREATE INDEX IDX_premium_payments_premium ON premium_payments (premiumId, id);
CREATE UNIQUE INDEX IDX_premium_payments_reversal ON premium_payments (reversalOf);
CREATE UNIQUE INDEX IDX_premium_payments_request ON premium_payments (requestKey);
CREATE INDEX IDX_premium_payments_carried ON premium_payments (carriedFrom);
CREATE TABLE premium_corrections (
  id varchar(36) NOT NULL, premiumId varchar(36) NOT NULL, amount bigint NOT NULL, dueDate varchar(10) NOT NULL,
  reason varchar(500) NOT NULL, correctedBy varchar(36) NOT NULL, correctedByName varchar(100) NOT NULL,
  correctedAt varchar(24) NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_premium_corrections_premium ON premium_corrections (premiumId, id);
CREATE TABLE policy_mail_plans (
  kind varchar(40) NOT NULL, plannedOn varchar(10) NOT NULL, wasOn int NOT NULL,
  PRIMARY KEY (kind)
);
CREATE TABLE service_cases (
  id varchar(36) NOT NULL, policyId varchar(36) NOT NULL, kind varchar(20) NOT NULL, title varchar(200) NOT NULL,
  reference varchar(60), nextStep varchar(300), nextBy varchar(10), openedAt varchar(24) NOT NULL,
  openedBy varchar(36) NOT NULL, openedByName varchar(100) NOT NULL, closedAt varchar(24), closedBy varchar(36),
  closedByName varchar(100),
  PRIMARY KEY (id)
);
CREATE INDEX IDX_service_cases_policy ON service_cases (policyId, id);
CREATE INDEX IDX_service_cases_open ON service_cases (closedAt, nextBy, id);
CREATE TABLE book_counters (
  scope varchar(10) NOT NULL, period varchar(10) NOT NULL, item varchar(36) NOT NULL, currency varchar(3) NOT NULL,
  counted bigint NOT NULL, amount bigint NOT NULL,
  PRIMARY KEY (scope, period, item, currency)
) WITHOUT ROWID;
CREATE TABLE imports (
  id varchar(36) NOT NULL, kind varchar(20) NOT NULL, fileName varchar(200) NOT NULL, state varchar(20) NOT NULL,
  encoding varchar(20) NOT NULL, delimiter varchar(1), headings mediumtext NOT NULL, preset varchar(60),
  mapping mediumtext, rowCount int NOT NULL DEFAULT 0, done int NOT NULL DEFAULT 0, position int NOT NULL DEFAULT 0,
  counts mediumtext NOT NULL, failure varchar(60), createdAt varchar(24) NOT NULL, createdBy varchar(36) NOT NULL,
  createdByName varchar(100) NOT NULL, startedAt varchar(24), startedBy varchar(36), startedByName varchar(100),
  appliedAt varchar(24), expiresAt varchar(24) NOT NULL, leasedBy varchar(36), leasedUntil varchar(24),
  samples mediumtext, layout mediumtext,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_imports_state ON imports (state, startedAt);
CREATE TABLE import_files (
  importId varchar(36) NOT NULL, piece int NOT NULL, content mediumtext NOT NULL, firstRows mediumtext,
  PRIMARY KEY (importId, piece)
);
CREATE TABLE import_rows (
  importId varchar(36) NOT NULL, rowNumber int NOT NULL, cells mediumtext NOT NULL, outcome varchar(20),
  changes mediumtext, problems mediumtext, candidates mediumtext, choice varchar(36), targetId varchar(36),
  appliedAt varchar(24), undone smallint, leftFields mediumtext, firstKey varchar(24), secondKey varchar(24),
  sourceKey varchar(24),
  PRIMARY KEY (importId, rowNumber)
);
CREATE INDEX IDX_import_rows_outcome ON import_rows (importId, outcome, rowNumber);
CREATE INDEX IDX_import_rows_first ON import_rows (importId, firstKey);
CREATE INDEX IDX_import_rows_second ON import_rows (importId, secondKey);
CREATE INDEX IDX_import_rows_source ON import_rows (importId, sourceKey);
CREATE TABLE import_sources (
  kind varchar(20) NOT NULL, source varchar(60) NOT NULL, sourceId varchar(100) NOT NULL, targetId varchar(36) NOT NULL,
  importId varchar(36) NOT NULL,
  PRIMARY KEY (kind, source, sourceId)
);
CREATE INDEX IDX_import_sources_target ON import_sources (targetId);
CREATE TABLE import_mappings (
  kind varchar(20) NOT NULL, name varchar(80) NOT NULL, columns mediumtext NOT NULL, options mediumtext NOT NULL,
  PRIMARY KEY (kind, name)
);
`;
