export declare const themeGraphCommand: (name: string, { format }: {
    readonly format: 'text' | 'json' | 'mermaid';
}) => Promise<void>;
