/** The routes of the library for staff. */
export const STAFF_MEDIA_PATH = '/api/admin/media';

/** The public addresses of all files of pictures begin with it. */
export const MEDIA_PATH = '/media';
