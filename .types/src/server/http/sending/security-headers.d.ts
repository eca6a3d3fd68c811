/** Headers of every answer. */
export declare const commonHeaders: Readonly<Record<string, string>>;
/**
 * The policy of an HTML page: scripts only from files of our own, the head's script and the one style element by hash.
 * Style attributes are allowed, since they cannot run anything; there is neither `unsafe-eval` nor a nonce.
 * `formTargets` are the sources beside this host that the answer to a form may lead to.
 */
export declare const contentSecurityPolicy: (style: string, formTargets?: readonly string[]) => string;
/** For files that people have sent: whatever the bytes are, nothing of them runs. */
export declare const sandboxPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** For answers that are no page. */
export declare const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
