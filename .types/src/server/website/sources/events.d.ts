export declare const events: {
    source: string;
    load({ reader, school, params }: import("./define.ts").LoaderInput): Promise<{
        noticeID: number;
        past: boolean;
    }[]>;
};
