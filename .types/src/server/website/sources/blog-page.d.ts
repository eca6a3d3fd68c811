export declare const blogPage: {
    source: string;
    load({ reader, params }: import("./define.ts").LoaderInput): Promise<{
        items: Record<string, unknown>[];
        page: number;
        pages: number;
        total: number;
    }>;
};
