import type { StaffBodyLimit } from '../platform/http/json-body.js';

/** The routes of posts for staff. */
export const STAFF_POSTS_PATH = '/api/admin/blog-posts';

/** Content of 200 kB can be several times longer in JSON. */
export const POST_BODY_LIMIT: StaffBodyLimit = { path: STAFF_POSTS_PATH, limit: '1500kb' };
