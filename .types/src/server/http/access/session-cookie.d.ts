/** The cookie of a sign-in. `__Host-` needs https, which a developer's localhost has not. */
export declare const sessionCookieName: (baseUrl: URL) => string;
/** The value of a cookie in a Cookie header; undefined where it is not there. */
export declare const readCookie: (header: string | undefined, name: string) => string | undefined;
