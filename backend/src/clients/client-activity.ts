/** Something that happened to a client, in words without amounts. */
export interface ClientEvent {
  readonly actionType: string;
  readonly actionDetails: string;
}

/** An entry in the timeline of a client; stored with the change it describes, never edited, deleted with what it is about. */
export interface ClientActivity extends ClientEvent {
  readonly id: string;
  readonly performedBy: string | null;
  readonly performedByName: string;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}
