export declare const schoolListCommand: ({ format }: {
    readonly format: 'text' | 'json';
}) => Promise<void>;
