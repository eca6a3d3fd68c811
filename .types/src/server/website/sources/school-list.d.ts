import type { Directory } from '#server/tenancy/content-reader.ts';
export declare const schoolList: {
    source: string;
    loadDirectory({ directory, params }: {
        readonly directory: Directory;
        readonly params: import("./define.ts").LoaderInput['params'];
    }): Promise<{
        schools: Record<string, unknown>[];
        page: number;
        hasMore: boolean;
        keyword: string;
        city: string;
    }>;
};
