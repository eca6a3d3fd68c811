/** One thing that was looked at. */
export interface DoctorFinding {
    readonly name: string;
    readonly state: 'ok' | 'warning' | 'fault';
    /** What was found. */
    readonly text: string;
    /** How to mend it. */
    readonly cure?: string;
}
export declare const sound: (name: string, text: string) => DoctorFinding;
export declare const warning: (name: string, text: string, cure: string) => DoctorFinding;
export declare const fault: (name: string, text: string, cure: string) => DoctorFinding;
/** Runs a check; what it throws is its finding. */
export declare const examined: (name: string, cure: string, check: () => Promise<DoctorFinding>) => Promise<DoctorFinding>;
