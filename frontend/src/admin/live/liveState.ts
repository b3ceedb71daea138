/** How the live channel stands. `since` is when it was lost. */
export type LiveState =
  | { readonly name: 'connecting' }
  | { readonly name: 'live' }
  | { readonly name: 'reconnecting'; readonly since: Date }
  | { readonly name: 'offline'; readonly since: Date };

/** The state after the channel closed: the first loss is being mended, a second in a row means offline. */
export function afterClose(state: LiveState, now: Date): LiveState {
  if (state.name === 'reconnecting' || state.name === 'offline')
    return { name: 'offline', since: state.since };
  return { name: 'reconnecting', since: now };
}
