/**
 * What a theme may be at most: it comes from outside, and the server reads it. A value is an object, a list or a scalar;
 * sections are counted in each template and group, blocks in each list of a section's settings.
 */
export declare const limits: {
    readonly bytes: number;
    readonly depth: 32;
    readonly values: 5000;
    readonly sections: 25;
    readonly blocks: 50;
};
export interface LimitExceeded {
    readonly offset: number;
    readonly message: string;
}
/** The first limit that a text passes, or null. One walk over the characters; nothing is built. */
export declare const findExceededLimit: (text: string) => LimitExceeded | null;
