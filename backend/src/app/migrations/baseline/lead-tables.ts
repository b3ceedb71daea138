/** As of version 1.0; never edited. */
export const LEAD_TABLES = `
CREATE TABLE appointments (
  id varchar(36) NOT NULL, firstName varchar(100) NOT NULL, lastName varchar(100) NOT NULL, email varchar(254) NOT NULL,
  phone varchar(20) NOT NULL, dateOfBirth varchar(10) NOT NULL, preferredDate varchar(10) NOT NULL,
  preferredTime varchar(10) NOT NULL, serviceInterest varchar(20) NOT NULL, notes mediumtext,
  bookingStatus varchar(20) NOT NULL, leadStatus varchar(20) NOT NULL, leadSource varchar(20) NOT NULL,
  productPurchased varchar(200), premiumFrequency varchar(20), premiumRate varchar(50), createdAt varchar(24) NOT NULL,
  searchText varchar(800) NOT NULL, visitorTimeZone varchar(64), calendarSequence integer NOT NULL DEFAULT 0,
  visitorRequest mediumtext, cancelledAt varchar(24), ownerId varchar(36), answeredAt varchar(24),
  nextTaskDue varchar(10) NOT NULL DEFAULT '9999-12-31', requestedAt varchar(24), soldOn varchar(10),
  soldMonthDay varchar(5), clientBirthday varchar(5), erasedAt varchar(24), meetingWay varchar(10), meetingMinutes int,
  clientId varchar(36), nameKey varchar(200) NOT NULL DEFAULT '',
  PRIMARY KEY (id)
);
CREATE INDEX IDX_appointments_status_created ON appointments (leadStatus, createdAt, id);
CREATE INDEX IDX_appointments_answered ON appointments (answeredAt, createdAt, id);
CREATE INDEX IDX_appointments_owner ON appointments (ownerId, createdAt, id);
CREATE INDEX IDX_appointments_next_task ON appointments (nextTaskDue, id);
CREATE INDEX IDX_appointments_requested ON appointments (requestedAt, id);
CREATE INDEX IDX_appointments_sold ON appointments (soldMonthDay, premiumFrequency);
CREATE INDEX IDX_appointments_birthday ON appointments (clientBirthday);
CREATE INDEX IDX_appointments_preferred ON appointments (preferredDate, id);
CREATE INDEX IDX_appointments_slot ON appointments (preferredDate, preferredTime, cancelledAt, id);
CREATE INDEX IDX_appointments_created ON appointments (createdAt, id, leadStatus, bookingStatus, serviceInterest, premiumFrequency);
CREATE INDEX IDX_appointments_client ON appointments (clientId);
CREATE TABLE subscriptions (
  id varchar(36) NOT NULL, firstName varchar(100) NOT NULL, lastName varchar(100), email varchar(254) NOT NULL,
  emailKey varchar(254) NOT NULL, leadStatus varchar(20) NOT NULL, leadSource varchar(20) NOT NULL,
  createdAt varchar(24) NOT NULL, searchText varchar(800) NOT NULL, ownerId varchar(36), answeredAt varchar(24),
  nextTaskDue varchar(10) NOT NULL DEFAULT '9999-12-31', erasedAt varchar(24), clientId varchar(36),
  nameKey varchar(200) NOT NULL DEFAULT '',
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_subscriptions_email ON subscriptions (emailKey);
CREATE INDEX IDX_subscriptions_created ON subscriptions (createdAt, id);
CREATE INDEX IDX_subscriptions_status_created ON subscriptions (leadStatus, createdAt, id);
CREATE INDEX IDX_subscriptions_answered ON subscriptions (answeredAt, createdAt, id);
CREATE INDEX IDX_subscriptions_owner ON subscriptions (ownerId, createdAt, id);
CREATE INDEX IDX_subscriptions_next_task ON subscriptions (nextTaskDue, id);
CREATE INDEX IDX_subscriptions_client ON subscriptions (clientId);
CREATE TABLE booking_links (
  tokenHash varchar(64) NOT NULL, appointmentId varchar(36) NOT NULL, createdAt varchar(24) NOT NULL,
  PRIMARY KEY (tokenHash)
) WITHOUT ROWID;
CREATE INDEX IDX_booking_links_appointment ON booking_links (appointmentId);
CREATE TABLE lead_terms (
  term varchar(64) NOT NULL, leadType varchar(20) NOT NULL, leadId varchar(36) NOT NULL,
  PRIMARY KEY (term, leadType, leadId)
) WITHOUT ROWID;
CREATE TABLE lead_notes (
  id varchar(36) NOT NULL, leadId varchar(36) NOT NULL, leadType varchar(20) NOT NULL, note mediumtext NOT NULL,
  createdBy varchar(36) NOT NULL, createdByName varchar(100) NOT NULL, createdAt varchar(24) NOT NULL,
  channel varchar(10),
  PRIMARY KEY (id)
);
CREATE INDEX IDX_lead_notes_lead ON lead_notes (leadId, leadType, createdAt);
CREATE TABLE activity_logs (
  id varchar(36) NOT NULL, leadId varchar(36) NOT NULL, leadType varchar(20) NOT NULL, actionType varchar(40) NOT NULL,
  actionDetails varchar(500) NOT NULL, performedBy varchar(36), performedByName varchar(100) NOT NULL,
  createdAt varchar(24) NOT NULL,
  PRIMARY KEY (id)
);
CREATE INDEX IDX_activity_logs_lead ON activity_logs (leadId, leadType, createdAt);
CREATE TABLE lead_counters (
  scope varchar(10) NOT NULL, period varchar(36) NOT NULL, leadType varchar(20) NOT NULL,
  leadStatus varchar(20) NOT NULL, bookingStatus varchar(20) NOT NULL, serviceInterest varchar(20) NOT NULL,
  premiumFrequency varchar(20) NOT NULL, leads int NOT NULL,
  PRIMARY KEY (scope, period, leadType, leadStatus, bookingStatus, serviceInterest, premiumFrequency)
) WITHOUT ROWID;
CREATE TABLE tasks (
  id varchar(36) NOT NULL, title varchar(200) NOT NULL, dueDate varchar(10) NOT NULL, leadType varchar(20),
  leadId varchar(36), assigneeId varchar(36), createdBy varchar(36) NOT NULL, createdAt varchar(24) NOT NULL,
  doneAt varchar(24), doneBy varchar(36), clientId varchar(36),
  PRIMARY KEY (id)
);
CREATE INDEX IDX_tasks_lead ON tasks (leadId, leadType, doneAt, dueDate);
CREATE INDEX IDX_tasks_due ON tasks (doneAt, dueDate, id);
CREATE INDEX IDX_tasks_assignee ON tasks (assigneeId, doneAt, dueDate, id);
CREATE INDEX IDX_tasks_client ON tasks (clientId);
CREATE TABLE outgoing_mails (
  id varchar(36) NOT NULL, kind varchar(40) NOT NULL, leadType varchar(20), leadId varchar(36),
  recipient varchar(254) NOT NULL, recipientKey varchar(254) NOT NULL, subject varchar(250) NOT NULL,
  data mediumtext NOT NULL, messageId varchar(320) NOT NULL, state varchar(10) NOT NULL, attempts int NOT NULL,
  dueAt varchar(24), nextAttemptAt varchar(24), usefulUntil varchar(24), leasedBy varchar(36), leasedUntil varchar(24),
  lastReply mediumtext, reason varchar(200), attemptLog mediumtext NOT NULL, dedupKey varchar(150) NOT NULL,
  createdAt varchar(24) NOT NULL, sentAt varchar(24), contentRemovedAt varchar(24),
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_outgoing_mails_dedup ON outgoing_mails (dedupKey);
CREATE INDEX IDX_outgoing_mails_due ON outgoing_mails (state, nextAttemptAt, id);
CREATE INDEX IDX_outgoing_mails_state ON outgoing_mails (state, id);
CREATE INDEX IDX_outgoing_mails_kind ON outgoing_mails (kind, id);
CREATE INDEX IDX_outgoing_mails_lead ON outgoing_mails (leadId, id);
CREATE INDEX IDX_outgoing_mails_recipient ON outgoing_mails (recipientKey, id);
CREATE INDEX IDX_outgoing_mails_content ON outgoing_mails (contentRemovedAt, createdAt);
CREATE TABLE mail_counters (
  kind varchar(40) NOT NULL, state varchar(10) NOT NULL, shard int NOT NULL, mails int NOT NULL,
  PRIMARY KEY (kind, state, shard)
) WITHOUT ROWID;
CREATE TABLE mail_flow (
  id int NOT NULL, nextSlotAt varchar(24) NOT NULL,
  PRIMARY KEY (id)
) WITHOUT ROWID;
`;
