import type { Proof } from './client.ts';
/** How an enquiry goes, as the call tells it. */
export interface Tracked {
    readonly Reference_No: string;
    readonly Status: number;
    readonly Status_Label: string;
    readonly Documents_Needed: readonly string[];
    readonly Next_Date: string | null;
}
/** Asks how an enquiry goes. */
export declare const trackEnquiry: (proof: Proof) => Promise<Tracked>;
