/** `student_Domain` of "#" or nothing means that the school has no student log-in: the field is then absent. */
export declare const studentDomain: (value: unknown) => {
    student_Domain?: string;
};
