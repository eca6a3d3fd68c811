/** A class that schools offer. */
export interface ClassItem {
    readonly id: number;
    readonly name: string;
    /** The number of the class: 1–12, and 0, -1, -2 for UKG, LKG and Nursery. Classes are sorted by it. */
    readonly grade: number;
    /** Years that a child usually is of on the first day of the session (National Education Policy 2020: 6 in class 1). */
    readonly minAge: number;
}
/** Nursery, LKG, UKG and classes 1 to 12, as the UDISE counts them. The ids are stored and never change. */
export declare const classes: readonly ClassItem[];
/** The standard class with an id; undefined for one that a school has made itself, or none. */
export declare const standardClass: (id: number) => ClassItem | undefined;
/** Whether a class is the second or a later one: papers of the school before are asked for from there on (domain.md 4.2). */
export declare const asksForEarlierSchool: (classId: number) => boolean;
