export declare const blogPost: {
    source: string;
    load({ reader, params }: import("./define.ts").LoaderInput): Promise<Record<string, unknown> | null>;
};
