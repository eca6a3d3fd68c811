import { type AccessLevel, type Area, type Scope } from '#schemas/access/matrix.ts';
import { type Actor } from './actor.ts';
/** In which scope someone has a level in an area; undefined where they have it in none. */
export declare const scopeOf: (actor: Actor, area: Area, level: AccessLevel) => Scope | undefined;
