export interface FmtOptions {
    /** Writes nothing; exit code 1 where something would have been. */
    readonly check: boolean;
    /** Carries a theme of an older format over to today's. */
    readonly migrate: boolean;
}
export declare const themeFmtCommand: (names: readonly string[], options: FmtOptions) => Promise<void>;
