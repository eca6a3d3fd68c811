export declare const admissions: {
    source: string;
    load({ reader, school }: import("./define.ts").LoaderInput): Promise<{
        sessions: {
            name: string;
            firstDay: string;
        }[];
        classes: {
            asksEarlierSchool: boolean;
        }[];
    }>;
};
