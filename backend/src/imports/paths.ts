/** Where files are uploaded. */
export const IMPORTS_PATH = '/api/admin/imports';
