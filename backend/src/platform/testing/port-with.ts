/** The part of a port that a use case needs; it has no other member. */
export function portWith<Port extends object>(members: Partial<Port>): Port {
  return members as Port;
}
