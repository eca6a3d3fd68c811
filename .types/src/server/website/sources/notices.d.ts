export declare const notices: {
    source: string;
    load({ reader, params }: import("./define.ts").LoaderInput): Promise<{
        noticeID: number;
        isPinned: boolean;
        attachmentUrl?: string;
    }[]>;
};
