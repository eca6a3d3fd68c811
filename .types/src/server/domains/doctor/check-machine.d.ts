import { type DoctorFinding } from './finding.ts';
/** The settings that can be told from the machine they run on. */
export interface MachineSettings {
    readonly dataDir: string;
    readonly baseUrl: URL;
    /** Whether BASE_URL was left out. */
    readonly baseUrlIsDefault: boolean;
    /** Empty: mails go to a folder. */
    readonly smtpUrl: string;
}
/** What can be seen of the machine and the settings without the database. */
export declare const checkMachine: (config: MachineSettings, environment: Readonly<Record<string, string | undefined>>) => DoctorFinding[];
/** Whether a version of Node.js is one that the product runs on. */
export declare const checkNode: (version: string) => DoctorFinding;
