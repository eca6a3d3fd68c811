import { type Holder } from '#schemas/access/matrix.ts';
/**
 * What a token may do of its scopes while its maker holds these places in the access table: a right that the maker has
 * over everyone stays, writing becomes reading where only that is left, and the rest is gone.
 */
export declare const scopesWithin: (scopes: readonly string[], holders: readonly Holder[]) => readonly string[];
