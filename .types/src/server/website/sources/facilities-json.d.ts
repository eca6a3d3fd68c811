export declare const facilitiesJson: {
    source: string;
    load({ reader }: import("./define.ts").LoaderInput): Promise<{
        facilityJSON: {
            FacilityId: number;
            Name: unknown;
            Image?: {} | null;
            Image_Media?: unknown;
            lang?: {} | null;
        }[];
    }>;
};
