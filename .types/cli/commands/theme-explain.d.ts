export interface ExplainOptions {
    readonly route: string;
    readonly school?: string;
    readonly signedIn: boolean;
    readonly format: 'text' | 'json';
}
export declare const themeExplainCommand: (name: string, options: ExplainOptions) => Promise<void>;
