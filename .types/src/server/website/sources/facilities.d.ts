export declare const facilities: {
    source: string;
    load({ reader }: import("./define.ts").LoaderInput): Promise<{
        facilityId: number;
    }[]>;
};
