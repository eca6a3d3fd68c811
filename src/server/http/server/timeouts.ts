/**
 * Milliseconds for a request's head, for all of it, and between two on one connection; how often they are looked at.
 */
export interface Timeouts {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
}

/** A request may be 10 MB on a slow line. */
export const defaultTimeouts: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};
