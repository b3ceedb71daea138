/** The way back from a page that Settings lists. */
export const ALL_SETTINGS = { to: '/admin/settings', label: 'Settings' };
