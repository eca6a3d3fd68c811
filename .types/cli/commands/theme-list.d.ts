export declare const themeListCommand: ({ format }: {
    readonly format: 'text' | 'json';
}) => Promise<void>;
