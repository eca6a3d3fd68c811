interface Options {
    readonly slug?: string;
    readonly theme?: string;
    readonly skipInvalid: boolean;
}
export declare const importCommand: (folder: string, { slug, theme, skipInvalid }: Options) => Promise<void>;
export {};
