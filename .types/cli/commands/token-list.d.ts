export declare const tokenListCommand: ({ format }: {
    readonly format: 'text' | 'json';
}) => Promise<void>;
