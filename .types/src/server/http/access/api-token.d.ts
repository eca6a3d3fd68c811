/** A new API token begins with this; its school stands in it, so that it is found on the product's host too. */
export declare const apiTokenPrefix: (schoolId: number) => string;
/** The school that an API token says it is of. */
export declare const schoolOfToken: (token: string) => number | undefined;
