export interface Leaver {
  readonly subscriptionId: string;
  readonly firstName: string;
  readonly email: string;
  /** ISO 8601 UTC. */
  readonly leftAt: string;
}

/** Who left the newsletter, for the privacy desk. */
export abstract class Leavers {
  /** Subscribers who have left, from the oldest subscription on, after the one given. */
  abstract page(after: string | null, limit: number): Promise<Leaver[]>;
}
