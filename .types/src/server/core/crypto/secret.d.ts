/** A new secret for a cookie, a link or a token: 256 random bits, which nobody guesses, so that wrong ones need no counting. */
export declare const newSecret: (prefix?: string) => string;
/** What is kept of a secret that was made here. It needs no salt: no list of likely ones can be made beforehand. */
export declare const hashSecret: (secret: string) => string;
