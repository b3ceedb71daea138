/** A backup or restore that is not done; the message is one sentence for whoever runs it. */
export class Refused extends Error {}
