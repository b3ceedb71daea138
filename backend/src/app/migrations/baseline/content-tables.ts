/** As of version 1.0; never edited. */
export const CONTENT_TABLES = `
CREATE TABLE blog_posts (
  id varchar(36) NOT NULL, slug varchar(220) NOT NULL, title varchar(200) NOT NULL, excerpt varchar(500) NOT NULL,
  content mediumtext NOT NULL, category varchar(40) NOT NULL, imageUrl varchar(2048) NOT NULL,
  readTime varchar(40) NOT NULL, publishedAt varchar(24) NOT NULL, deletedAt varchar(24),
  status varchar(10) NOT NULL DEFAULT 'published', updatedAt varchar(24) NOT NULL DEFAULT '',
  imageAlt varchar(300) NOT NULL DEFAULT '', author varchar(100) NOT NULL DEFAULT '', reviewedOn varchar(10),
  previewHash varchar(64), previewUntil varchar(24),
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_blog_posts_slug ON blog_posts (slug);
CREATE INDEX IDX_blog_posts_published ON blog_posts (publishedAt, id);
CREATE INDEX IDX_blog_posts_preview ON blog_posts (previewHash);
CREATE TABLE blog_post_history (
  id varchar(36) NOT NULL, blogPostId varchar(36) NOT NULL, title varchar(200) NOT NULL, content mediumtext NOT NULL,
  editedBy varchar(36) NOT NULL, editedByName varchar(100) NOT NULL, createdAt varchar(24) NOT NULL,
  PRIMARY KEY (id),
  CONSTRAINT FK_blog_post_history_post FOREIGN KEY (blogPostId) REFERENCES blog_posts (id) ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX IDX_blog_post_history_post ON blog_post_history (blogPostId, createdAt);
CREATE TABLE media (
  id varchar(36) NOT NULL, hash varchar(32) NOT NULL, name varchar(120) NOT NULL, alt varchar(300) NOT NULL,
  searchText varchar(1000) NOT NULL, focalX int NOT NULL, focalY int NOT NULL, width int NOT NULL, height int NOT NULL,
  bytes int NOT NULL, createdAt varchar(24) NOT NULL, uploadedBy varchar(36) NOT NULL,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX IDX_media_hash ON media (hash);
CREATE INDEX IDX_media_created ON media (createdAt, id);
CREATE TABLE newsletter_subscribers (
  subscriptionId varchar(36) NOT NULL, firstName varchar(100) NOT NULL, email varchar(254) NOT NULL,
  emailKey varchar(254) NOT NULL, state varchar(12) NOT NULL, consentId varchar(36) NOT NULL,
  confirmationSentAt varchar(24), hardFailures int NOT NULL DEFAULT 0,
  PRIMARY KEY (subscriptionId)
) WITHOUT ROWID;
CREATE INDEX IDX_newsletter_subscribers_state ON newsletter_subscribers (state, subscriptionId);
CREATE INDEX IDX_newsletter_subscribers_email ON newsletter_subscribers (emailKey);
CREATE TABLE consents (
  id varchar(36) NOT NULL, subscriptionId varchar(36) NOT NULL, purpose varchar(20) NOT NULL,
  wording mediumtext NOT NULL, wordingVersion varchar(20) NOT NULL, policyDate varchar(60) NOT NULL,
  form varchar(20) NOT NULL, givenAt varchar(24) NOT NULL, confirmedAt varchar(24), confirmedHow varchar(20),
  withdrawnAt varchar(24), withdrawnHow varchar(20), withdrawnBy varchar(36),
  PRIMARY KEY (id)
) WITHOUT ROWID;
CREATE INDEX IDX_consents_subscription ON consents (subscriptionId, id);
CREATE INDEX IDX_consents_confirmed ON consents (confirmedAt);
CREATE TABLE newsletter_links (
  tokenHash varchar(64) NOT NULL, subscriptionId varchar(36) NOT NULL, consentId varchar(36), issueId varchar(36),
  createdAt varchar(24) NOT NULL,
  PRIMARY KEY (tokenHash)
) WITHOUT ROWID;
CREATE INDEX IDX_newsletter_links_subscription ON newsletter_links (subscriptionId);
CREATE TABLE newsletter_issues (
  id varchar(36) NOT NULL, subject varchar(200) NOT NULL, preheader varchar(200) NOT NULL, content mediumtext NOT NULL,
  isPublic int NOT NULL DEFAULT 0, state varchar(10) NOT NULL, slug varchar(100), sendAt varchar(24),
  startedAt varchar(24), endedAt varchar(24), chosenUntil varchar(36), recipients int NOT NULL DEFAULT 0,
  sent int NOT NULL DEFAULT 0, failed int NOT NULL DEFAULT 0, skipped int NOT NULL DEFAULT 0,
  unsubscribed int NOT NULL DEFAULT 0, createdBy varchar(36) NOT NULL, createdAt varchar(24) NOT NULL,
  updatedAt varchar(24) NOT NULL,
  PRIMARY KEY (id)
) WITHOUT ROWID;
CREATE INDEX IDX_newsletter_issues_state ON newsletter_issues (state, id);
CREATE UNIQUE INDEX IDX_newsletter_issues_slug ON newsletter_issues (slug);
CREATE TABLE newsletter_deliveries (
  issueId varchar(36) NOT NULL, subscriptionId varchar(36) NOT NULL, state varchar(8) NOT NULL, mailId varchar(36),
  reply mediumtext, reason varchar(200), sentAt varchar(24),
  PRIMARY KEY (issueId, subscriptionId)
) WITHOUT ROWID;
CREATE INDEX IDX_newsletter_deliveries_state ON newsletter_deliveries (issueId, state, subscriptionId);
CREATE TABLE newsletter_days (
  day varchar(10) NOT NULL, handed int NOT NULL DEFAULT 0,
  PRIMARY KEY (day)
) WITHOUT ROWID;
`;
