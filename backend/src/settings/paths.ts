import type { StaffBodyLimit } from '../platform/http/json-body.js';

const SETTINGS_PATH = '/api/admin/settings';

/** Three legal texts of 40 kB can be several times longer in JSON. */
export const SETTINGS_BODY_LIMIT: StaffBodyLimit = { path: SETTINGS_PATH, limit: '800kb' };
