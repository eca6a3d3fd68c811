/** The candidate a mistyped word most likely meant, or undefined where none is close. */
export declare const nearest: (word: string, candidates: Iterable<string>) => string | undefined;
/**
 * The candidate a mistyped word meant for certain: the only one at all that differs in nothing but case, else the one
 * that is nearest alone, at most two letters away, in one part of the word that has four letters or more.
 */
export declare const certainly: (word: string, candidates: Iterable<string>) => string | undefined;
