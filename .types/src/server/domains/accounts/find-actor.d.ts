import { type FindActor } from '#server/http/access/actor.ts';
/**
 * Who asks a school: by API token, else by session cookie, else a visitor. Undefined where a token is given that does
 * not hold: a program is not to go on as a visitor.
 */
export declare const findActor: FindActor;
