export declare const blogAround: {
    source: string;
    load({ reader, params }: import("./define.ts").LoaderInput): Promise<{
        newer?: Record<string, unknown>;
        older?: Record<string, unknown>;
        others: Record<string, unknown>[];
    }>;
};
