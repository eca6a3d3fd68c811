import type { Actor } from './actor.ts';
/** The seed's UserType of whoever calls: 0 visitor, 1 student, 2 parent, 3 staff (programs too), 4 admin, 5 platform. */
export declare const userTypeOf: (actor: Actor) => number;
