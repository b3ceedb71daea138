/** As of version 1.0; never edited. */
export const OFFICE_TABLES = `
CREATE TABLE users (
  id varchar(36) NOT NULL, username varchar(50) NOT NULL, password varchar(100) NOT NULL, name varchar(100) NOT NULL,
  role varchar(20) NOT NULL, status varchar(20) NOT NULL, deactivationNote mediumtext, deactivatedBy varchar(36),
  deactivatedAt varchar(24), removedBy varchar(36), removedAt varchar(24), removalNote mediumtext,
  createdAt varchar(24) NOT NULL, email varchar(254), resetHash varchar(64), resetUntil varchar(24),
  factorsChangedAt varchar(24), wrongCodes int NOT NULL DEFAULT 0,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_users_username ON users (username);
CREATE INDEX IDX_users_status ON users (status, createdAt);
CREATE UNIQUE INDEX IDX_users_email ON users (email);
CREATE UNIQUE INDEX IDX_users_reset ON users (resetHash);
CREATE TABLE sessions (
  id varchar(64) NOT NULL, userId varchar(36), data mediumtext NOT NULL, createdAt varchar(24) NOT NULL,
  seenAt varchar(24) NOT NULL, browser varchar(100), confirmedAt varchar(24),
  PRIMARY KEY (id),
  CONSTRAINT FK_sessions_user FOREIGN KEY (userId) REFERENCES users (id) ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX IDX_sessions_user ON sessions (userId);
CREATE INDEX IDX_sessions_seen ON sessions (seenAt);
CREATE TABLE totp_factors (
  userId varchar(36) NOT NULL, secret varchar(64), since varchar(24), lastStep int NOT NULL, pendingSecret varchar(64),
  pendingSince varchar(24), pendingSession varchar(64),
  PRIMARY KEY (userId)
);
CREATE TABLE passkeys (
  id varchar(36) NOT NULL, userId varchar(36) NOT NULL, credentialHash varchar(64) NOT NULL, credentialId text NOT NULL,
  publicKey text NOT NULL, counter varchar(20) NOT NULL, transports varchar(200) NOT NULL, name varchar(100) NOT NULL,
  createdAt varchar(24) NOT NULL, lastUsedAt varchar(24),
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_passkeys_credential ON passkeys (credentialHash);
CREATE INDEX IDX_passkeys_user ON passkeys (userId);
CREATE TABLE recovery_codes (
  userId varchar(36) NOT NULL, codeHash varchar(64) NOT NULL,
  PRIMARY KEY (userId, codeHash)
);
CREATE TABLE half_sessions (
  id varchar(64) NOT NULL, userId varchar(36) NOT NULL, passwordDigest varchar(64) NOT NULL,
  expiresAt varchar(24) NOT NULL, codes int NOT NULL DEFAULT 0,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_half_sessions_expires ON half_sessions (expiresAt);
CREATE TABLE passkey_challenges (
  id varchar(64) NOT NULL, challenge varchar(100) NOT NULL, expiresAt varchar(24) NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_passkey_challenges_expires ON passkey_challenges (expiresAt);
CREATE TABLE settings (
  section varchar(40) NOT NULL, value mediumtext NOT NULL, updatedAt varchar(24) NOT NULL,
  updatedBy varchar(36) NOT NULL, updatedByName varchar(100),
  PRIMARY KEY (section)
) WITHOUT ROWID;
CREATE TABLE settings_history (
  id varchar(36) NOT NULL, section varchar(40) NOT NULL, value mediumtext NOT NULL, createdAt varchar(24) NOT NULL,
  editedBy varchar(36) NOT NULL, editedByName varchar(100) NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_settings_history_section ON settings_history (section, createdAt, id);
CREATE TABLE desk_visits (
  userId varchar(36) NOT NULL, since varchar(24), seenAt varchar(24) NOT NULL,
  PRIMARY KEY (userId)
) WITHOUT ROWID;
CREATE TABLE hidden_first_steps (
  userId varchar(36) NOT NULL,
  PRIMARY KEY (userId)
) WITHOUT ROWID;
CREATE TABLE care_state (
  id int NOT NULL, leasedBy varchar(36), leasedUntil varchar(24), lastBackup text, lastFailure text, lastProof text,
  PRIMARY KEY (id)
);
CREATE TABLE idempotency_keys (
  keyHash varchar(64) NOT NULL, fingerprint varchar(64) NOT NULL, sentAt varchar(24) NOT NULL,
  leadId varchar(36) NOT NULL, leadCreatedAt varchar(24) NOT NULL, isNew boolean NOT NULL,
  PRIMARY KEY (keyHash)
) WITHOUT ROWID;
CREATE INDEX IDX_idempotency_keys_sent ON idempotency_keys (sentAt);
CREATE TABLE audit_log (
  seq integer NOT NULL, id varchar(36) NOT NULL, at varchar(24) NOT NULL, action varchar(120) NOT NULL,
  area varchar(20) NOT NULL, userId varchar(36), details text NOT NULL, requestId varchar(36),
  previousHash varchar(64) NOT NULL, hash varchar(64) NOT NULL,
  PRIMARY KEY (seq)
);
CREATE INDEX IDX_audit_log_area ON audit_log (area, seq);
CREATE INDEX IDX_audit_log_area_at ON audit_log (area, at);
CREATE INDEX IDX_audit_log_user ON audit_log (userId, seq, at);
CREATE INDEX IDX_audit_log_at ON audit_log (at, seq);
CREATE TABLE audit_head (
  id int NOT NULL, entries int NOT NULL, hash varchar(64) NOT NULL, verifyingUntil varchar(24), verification text,
  PRIMARY KEY (id)
);
CREATE TABLE erasures (
  id varchar(36) NOT NULL, reason varchar(500) NOT NULL, erasedAt varchar(24) NOT NULL, erasedBy varchar(36),
  erasedByName varchar(100) NOT NULL, counts mediumtext NOT NULL, kept mediumtext NOT NULL, backups mediumtext NOT NULL,
  keyId varchar(16) NOT NULL, hashes mediumtext NOT NULL, upkeep varchar(8) NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_erasures_erased ON erasures (erasedAt, id);
CREATE INDEX IDX_erasures_upkeep ON erasures (upkeep);
CREATE TABLE privacy_requests (
  id varchar(36) NOT NULL, kind varchar(20) NOT NULL, email varchar(254) NOT NULL, receivedOn varchar(10) NOT NULL,
  dueOn varchar(10) NOT NULL, state varchar(10) NOT NULL, outcome text, note text, doneAt varchar(24),
  doneByName varchar(100),
  PRIMARY KEY (id)
);
CREATE INDEX IDX_privacy_requests_due ON privacy_requests (state, dueOn, id);
CREATE INDEX IDX_privacy_requests_email ON privacy_requests (email);
CREATE TABLE legal_holds (
  id varchar(36) NOT NULL, email varchar(254) NOT NULL, reason varchar(500) NOT NULL, since varchar(24) NOT NULL,
  byName varchar(100) NOT NULL,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_legal_holds_email ON legal_holds (email);
CREATE TABLE legal_hold_addresses (
  email varchar(254) NOT NULL, holdId varchar(36) NOT NULL,
  PRIMARY KEY (email, holdId)
);
CREATE INDEX IDX_legal_hold_addresses_hold ON legal_hold_addresses (holdId);
CREATE TABLE breaches (
  id varchar(36) NOT NULL, discoveredAt varchar(24) NOT NULL, openFrom varchar(24) NOT NULL,
  openTo varchar(24) NOT NULL, what text NOT NULL, account varchar(36), createdAt varchar(24) NOT NULL,
  createdByName varchar(100) NOT NULL, npcNotifiedAt varchar(24), peopleNotifiedAt varchar(24), closedAt varchar(24),
  PRIMARY KEY (id)
);
CREATE TABLE retention_runs (
  id int NOT NULL, leasedBy varchar(36), leasedUntil varchar(24), finishedOn varchar(10),
  PRIMARY KEY (id)
);
CREATE TABLE suspected_posts (
  id varchar(36) NOT NULL, leadType varchar(20) NOT NULL, reference varchar(16), reason varchar(20) NOT NULL,
  body text NOT NULL, emailKey varchar(254) NOT NULL, phoneKey varchar(20), createdAt varchar(24) NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_suspected_created ON suspected_posts (createdAt, id);
CREATE INDEX IDX_suspected_reason ON suspected_posts (reason, createdAt, id);
CREATE INDEX IDX_suspected_email ON suspected_posts (emailKey);
CREATE INDEX IDX_suspected_phone ON suspected_posts (phoneKey);
CREATE TABLE blocked_senders (
  id varchar(36) NOT NULL, kind varchar(10) NOT NULL, value varchar(254) NOT NULL, note varchar(200),
  createdBy varchar(36) NOT NULL, createdByName varchar(100) NOT NULL, createdAt varchar(24) NOT NULL,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_blocked_value ON blocked_senders (kind, value);
CREATE INDEX IDX_blocked_created ON blocked_senders (createdAt, id);
CREATE TABLE api_keys (
  id varchar(36) NOT NULL, name varchar(120) NOT NULL, keyHash varchar(64) NOT NULL, hint varchar(16) NOT NULL,
  scopes varchar(255) NOT NULL, createdAt varchar(24) NOT NULL, createdBy varchar(36) NOT NULL,
  createdByName varchar(100) NOT NULL, expiresAt varchar(24), endedAt varchar(24), lastCallAt varchar(24),
  lastAddress varchar(64),
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_api_keys_hash ON api_keys (keyHash);
CREATE TABLE api_key_days (
  keyId varchar(36) NOT NULL, day varchar(10) NOT NULL, calls int NOT NULL,
  PRIMARY KEY (keyId, day)
);
CREATE TABLE webhooks (
  id varchar(36) NOT NULL, url varchar(2048) NOT NULL, description varchar(200), events mediumtext NOT NULL,
  enabled int NOT NULL DEFAULT 0, secret varchar(200) NOT NULL, previousSecret varchar(200),
  previousSecretUntil varchar(24), offReason varchar(20), offAt varchar(24), failures int NOT NULL DEFAULT 0,
  failingSince varchar(24), pausedUntil varchar(24), lastSequence int NOT NULL DEFAULT 0,
  createdAt varchar(24) NOT NULL, createdByName varchar(100) NOT NULL, sealedUrl text,
  host varchar(300) NOT NULL DEFAULT '',
  PRIMARY KEY (id)
);
CREATE TABLE webhook_events (
  id varchar(36) NOT NULL, type varchar(40) NOT NULL, subjectId varchar(36) NOT NULL, leadType varchar(20),
  aboutId varchar(36) NOT NULL, createdAt varchar(24) NOT NULL, isSpread int NOT NULL DEFAULT 0, dedupKey varchar(100),
  PRIMARY KEY (id)
);
CREATE INDEX IDX_webhook_events_spread ON webhook_events (isSpread, id);
CREATE INDEX IDX_webhook_events_about ON webhook_events (aboutId);
CREATE UNIQUE INDEX IDX_webhook_events_key ON webhook_events (dedupKey);
CREATE TABLE webhook_deliveries (
  id varchar(36) NOT NULL, webhookId varchar(36) NOT NULL, eventId varchar(36) NOT NULL,
  sequence int NOT NULL DEFAULT 0, state varchar(10) NOT NULL, attempts int NOT NULL DEFAULT 0,
  queuedAt varchar(24) NOT NULL, nextAttemptAt varchar(24), deliveredAt varchar(24), log mediumtext NOT NULL,
  createdAt varchar(24) NOT NULL, leasedBy varchar(36), leasedUntil varchar(24),
  PRIMARY KEY (id)
);
CREATE INDEX IDX_webhook_deliveries_due ON webhook_deliveries (webhookId, state, nextAttemptAt);
CREATE INDEX IDX_webhook_deliveries_order ON webhook_deliveries (webhookId, sequence);
CREATE INDEX IDX_webhook_deliveries_event ON webhook_deliveries (eventId);
CREATE TABLE busy_calendars (
  id varchar(36) NOT NULL, userId varchar(36) NOT NULL, name varchar(60) NOT NULL, sealedUrl text NOT NULL,
  host varchar(300) NOT NULL, createdAt varchar(24) NOT NULL, triedAt varchar(24), readAt varchar(24),
  wholeAt varchar(24), etag varchar(200), lastModified varchar(200), problem varchar(200),
  leftOut int NOT NULL DEFAULT 0, sealedEntries text,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_busy_calendars_user ON busy_calendars (userId);
CREATE INDEX IDX_busy_calendars_tried ON busy_calendars (triedAt);
CREATE TABLE busy_times (
  calendarId varchar(36) NOT NULL, position int NOT NULL, userId varchar(36) NOT NULL, startAt varchar(24) NOT NULL,
  endAt varchar(24) NOT NULL, sealedTitle varchar(600) NOT NULL,
  PRIMARY KEY (calendarId, position)
);
CREATE INDEX IDX_busy_times_end ON busy_times (endAt);
CREATE INDEX IDX_busy_times_user ON busy_times (userId);
CREATE TABLE calendar_feeds (
  userId varchar(36) NOT NULL, tokenHash varchar(64) NOT NULL, createdAt varchar(24) NOT NULL, fetchedAt varchar(24),
  PRIMARY KEY (userId)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IDX_calendar_feeds_token ON calendar_feeds (tokenHash);
`;
