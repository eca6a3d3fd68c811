export declare const segmentsOf: (route: string) => readonly string[];
