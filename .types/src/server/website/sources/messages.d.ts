export declare const messages: {
    source: string;
    load({ reader }: import("./define.ts").LoaderInput): Promise<Record<string, unknown>[]>;
};
