/** A student's photo is cut to 3:4, and no file that is kept of it has more than 1 MB (domain.md 4.3). */
export declare const studentPhoto: {
    readonly shape: '3:4';
    readonly fileBytes: number;
};
