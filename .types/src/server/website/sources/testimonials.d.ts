export declare const testimonials: {
    source: string;
    load({ reader, params }: import("./define.ts").LoaderInput): Promise<Record<string, unknown>[]>;
};
