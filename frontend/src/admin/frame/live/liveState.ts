/** State of the live connection. `since` is the time of the disconnect. */
export type LiveState =
  | { readonly name: 'connecting' }
  | { readonly name: 'live' }
  | { readonly name: 'reconnecting'; readonly since: Date }
  | { readonly name: 'offline'; readonly since: Date };

/** The state after the connection closed: reconnecting after the first close, offline after the second in a row. */
export function afterClose(state: LiveState, now: Date): LiveState {
  if (state.name === 'reconnecting' || state.name === 'offline')
    return { name: 'offline', since: state.since };
  return { name: 'reconnecting', since: now };
}

/** The state when the browser goes offline; the socket may still count as open. */
export function afterNetworkLoss(state: LiveState, now: Date): LiveState {
  return { name: 'offline', since: 'since' in state ? state.since : now };
}

/** The state when the browser is online again, while a new connection is opened. */
export function afterNetworkReturn(state: LiveState, now: Date): LiveState {
  return { name: 'reconnecting', since: 'since' in state ? state.since : now };
}
