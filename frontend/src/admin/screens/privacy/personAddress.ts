/** What the search for a person shows. */
export interface PersonSearchState {
  readonly query: string;
  /** The person opened among several that were found. */
  readonly email?: string;
}

/** The search in the state of a history entry; an empty one where there is none. */
export function searchOf(state: unknown): PersonSearchState {
  const { query, email } = Object(state) as Partial<Record<keyof PersonSearchState, unknown>>;
  return {
    query: typeof query === 'string' ? query : '',
    ...(typeof email === 'string' ? { email } : {}),
  };
}
