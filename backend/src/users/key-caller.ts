/** The API key of a request. */
export interface KeyCaller {
  readonly id: string;
  readonly name: string;
  /** What it may do, such as `leads:read`. */
  readonly scopes: readonly string[];
  /** The superadmin who made it. */
  readonly createdBy: string;
}

declare global {
  namespace Express {
    interface Request {
      /** Only below /api/v1, where there is no session. */
      apiKey?: KeyCaller;
    }
  }
}
