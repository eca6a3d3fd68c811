export declare const disclosure: {
    source: string;
    load({ reader, school }: import("./define.ts").LoaderInput): Promise<{
        general: Record<string, unknown>;
        files: {
            name: "Academic_Calendar" | "Affiliation_Letter" | "Building_Safety" | "Fee_Structure" | "Fire_Safety" | "No_Objection_Certificate" | "Pta_List" | "Rte_Recognition" | "Self_Certificate" | "Smc_List" | "Society_Certificate" | "Water_Health_Sanitation";
            url: string;
            Valid_Until?: {};
        }[];
        results_X: readonly Readonly<Record<string, unknown>>[];
        results_XII: readonly Readonly<Record<string, unknown>>[];
        staff: Record<string, unknown>;
        campus: Record<string, unknown>;
    }>;
};
