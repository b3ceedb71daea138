/** The database cannot be opened, and waiting will not help; the message is for whoever runs the server. */
export class UnusableDatabase extends Error {}
