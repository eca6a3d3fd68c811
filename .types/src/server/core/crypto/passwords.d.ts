/** Whose password it is to be. */
export interface PasswordOwner {
    readonly name: string;
    readonly email: string | null;
    readonly mobile: string | null;
}
export interface Passwords {
    /** argon2id in the PHC form. Errors: `TOO_MANY` where too many wait. */
    hash(password: string): Promise<string>;
    /** Whether a password is that of a hash. Without a hash it takes the same time, and is false. Errors: `TOO_MANY`. */
    matches(hash: string | null, password: string): Promise<boolean>;
    /** What is wrong with a new password, as a form shows it; undefined where it may be used. */
    problem(password: string, owner: PasswordOwner): Promise<string | undefined>;
}
/** Characters of a password; the most is for the sake of who must hash it. */
export declare const passwordLength: {
    least: number;
    max: number;
};
export declare const createPasswords: ({ atOnce, waiting }?: {
    atOnce: number;
    waiting: number;
}) => Passwords;
