export interface PreviewCommandOptions {
    readonly school?: string;
    readonly server?: string;
    readonly port: number;
    readonly host: string;
    /** A state of `theme test`. */
    readonly openState?: string;
    readonly seed: string;
}
export declare const preview: (name: string, options: PreviewCommandOptions) => Promise<void>;
