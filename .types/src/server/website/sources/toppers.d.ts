export declare const toppers: {
    source: string;
    load({ reader, params }: import("./define.ts").LoaderInput): Promise<Record<string, unknown>[]>;
};
