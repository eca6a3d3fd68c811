export declare const restoreCommand: (name: string, { replace }: {
    readonly replace: boolean;
}) => Promise<void>;
