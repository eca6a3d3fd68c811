/**
 * Takes the values out of a failed statement's error, which is logged: drizzle names its parameters, and the database
 * the row that it refused, with all that is personal or secret in them.
 */
export declare const forgetValues: (error: unknown) => void;
