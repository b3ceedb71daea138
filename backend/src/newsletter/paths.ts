import type { StaffBodyLimit } from '../platform/http/json-body.js';

/** The routes of issues for staff. */
export const STAFF_ISSUES_PATH = '/api/admin/newsletters';

/** Content of 100,000 characters can be several times longer in JSON. */
export const ISSUE_BODY_LIMIT: StaffBodyLimit = { path: STAFF_ISSUES_PATH, limit: '1500kb' };
