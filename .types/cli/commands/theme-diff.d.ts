export interface DiffOptions {
    readonly allSchools: boolean;
    readonly format: 'text' | 'json';
}
export declare const themeDiffCommand: (from: string, to: string, { allSchools, format }: DiffOptions) => Promise<void>;
