export declare const about: {
    source: string;
    load({ reader }: import("./define.ts").LoaderInput): Promise<Record<string, unknown> | null>;
};
