import type { StaffBodyLimit } from '../platform/http/json-body.js';

/** The routes of posts for staff. */
export const STAFF_POSTS_PATH = '/api/admin/blog-posts';

/** The routes of posts for API keys. */
export const KEY_POSTS_PATH = '/api/v1/posts';

/** Content of 200 kB can be several times longer in JSON. */
const limit = '1500kb';
export const POST_BODY_LIMIT: StaffBodyLimit = { path: STAFF_POSTS_PATH, limit };
export const KEY_POST_BODY_LIMIT: StaffBodyLimit = { path: KEY_POSTS_PATH, limit };
