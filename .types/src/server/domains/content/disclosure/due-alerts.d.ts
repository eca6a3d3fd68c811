import { disclosureDocuments } from '#schemas/sources/disclosure.ts';
/** How many days before a document expires its school is told (domain.md 4.6). */
declare const alertDays: readonly [60, 30, 7];
/** A document that expires soon. */
export interface DueAlert {
    /** Its field in the disclosure record. */
    readonly document: (typeof disclosureDocuments)[number];
    /** YYYY-MM-DD: the last day on which it holds. */
    readonly validUntil: string;
    /** Which of the alerts is due: the last that has come. */
    readonly daysBefore: (typeof alertDays)[number];
}
/** The documents of a disclosure record that a school is to be told of on a day (YYYY-MM-DD), the next to expire first. */
export declare const dueAlerts: (record: Readonly<Record<string, unknown>>, today: string) => readonly DueAlert[];
export {};
