/** Milliseconds for a request's head, for all of it, and between two on one connection; how often they are looked at. */
export interface Timeouts {
    readonly headersTimeout: number;
    readonly requestTimeout: number;
    readonly keepAliveTimeout: number;
    readonly connectionsCheckingInterval: number;
}
/** A request may be 10 MB on a slow line. */
export declare const defaultTimeouts: Timeouts;
