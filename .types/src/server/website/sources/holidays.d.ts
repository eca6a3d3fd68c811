export declare const holidays: {
    source: string;
    load({ reader, school, params }: import("./define.ts").LoaderInput): Promise<{
        Id: number;
        name: string;
        startHolidayDate: string;
        endHolidayDate: string;
        days: number;
        past: boolean;
    }[]>;
};
