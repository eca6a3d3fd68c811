/** Brings a backup back. */
export declare const restoreBackupCommand: (name: string, { replace }: {
    readonly replace: boolean;
}) => Promise<void>;
