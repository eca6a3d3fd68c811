import type { StoreContext } from '#server/store/store.ts';
export interface SchoolRow {
    schoolId: number;
    slug: string;
    name: string;
    /** The key the file asks for. */
    schoolKey: string | undefined;
}
/**
 * Writes the school's row, active and listed, in the transaction of its content, so that neither is ever seen without
 * the other. One that is suspended or closed stays so. Returns notes for the report.
 */
export declare function writeSchool(context: StoreContext, row: SchoolRow): Promise<string[]>;
/** A key that no other school has by chance: 12 letters and digits that are not mistaken for each other. */
export declare const newKey: () => string;
