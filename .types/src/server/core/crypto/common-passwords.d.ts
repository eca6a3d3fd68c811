/** Whether a password is one of those that many people use, in any case. */
export type IsCommonPassword = (password: string) => Promise<boolean>;
/** Reads the dictionary when it is first asked; keeps of it what is at least `shortest` characters long. */
export declare const createCommonPasswords: (shortest: number) => IsCommonPassword;
