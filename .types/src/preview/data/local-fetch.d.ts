/**
 * `fetch`, with every name under `.localhost` taken as this machine, as browsers do (RFC 6761, section 6.3): a school's
 * host on a server here, `amaltas.localhost:3000`, is no name that Node would find.
 */
export declare const localFetch: typeof fetch;
