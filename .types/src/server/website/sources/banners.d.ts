export declare const banners: {
    source: string;
    load({ reader }: import("./define.ts").LoaderInput): Promise<Record<string, unknown>[]>;
};
