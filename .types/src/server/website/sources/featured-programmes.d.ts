export declare const featuredProgrammes: {
    source: string;
    load({ reader, params }: import("./define.ts").LoaderInput): Promise<Record<string, unknown>[]>;
};
