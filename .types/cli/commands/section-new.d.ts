export interface SectionNewOptions {
    readonly title?: string;
    readonly description?: string;
}
/** Writes a section's folder and its list line, and makes the reference and the editors' schema anew. */
export declare const sectionNewCommand: (type: string, options: SectionNewOptions) => Promise<void>;
