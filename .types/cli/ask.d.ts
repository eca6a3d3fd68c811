export interface Question {
    readonly message: string;
    readonly initial: string;
    /** Says what is wrong with an answer. */
    readonly check?: (value: string) => string | undefined;
}
/** Asks on a terminal; anywhere else the initial answer is taken, so that no script ever waits. */
export declare const ask: ({ message, initial, check }: Question) => Promise<string>;
