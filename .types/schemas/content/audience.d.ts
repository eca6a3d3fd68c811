/** Whom an item is for. Visitors see what is for all; what is for one group is shown where that group is signed in. */
export declare const audience: {
    readonly enum: readonly ["All", "Students", "Parents", "Staff"];
};
