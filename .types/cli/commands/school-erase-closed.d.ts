/** Erases the schools whose days of keeping are over, or only names them. */
export declare const eraseClosedCommand: ({ dryRun }: {
    readonly dryRun: boolean;
}) => Promise<void>;
