/** A request's address as the log may hold it. */
export declare const loggedUrl: (url: string | undefined) => string | undefined;
