/** How many bookings came with a calculation of the site. */
export abstract class AskedCalculations {
  /** Of bookings since then (ISO 8601 UTC), by the title of the calculator; erased ones do not count. */
  abstract since(createdAt: string): Promise<ReadonlyMap<string, number>>;
}
