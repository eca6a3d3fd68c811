import type { FastifyRequest } from 'fastify';
import type { Call } from '#schemas/api/define.ts';
import { type FoundSchool } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { Actor } from '../access/actor.ts';
export interface SchoolOptions {
    readonly store: Store;
    readonly tenancy: Pick<Tenancy, 'hosts' | 'siteOf'>;
    readonly call: Call;
    readonly bearer: string | undefined;
}
/**
 * The school that a request is for: the host's. On the product's host it is the platform itself, the school of the API
 * token, or, for public reading, any listed school that the query names (decisions.md, API details).
 */
export declare const schoolOfRequest: (request: FastifyRequest, { store, tenancy, call, bearer }: SchoolOptions) => Promise<FoundSchool>;
/** Throws where a part of a request names another school than the one it is for: `OTHER_SCHOOL`, or `NO_SCHOOL` for none. */
export declare const requireOwnSchool: (school: FoundSchool, part: unknown) => void;
/** Throws `NOT_READY` where a visitor asks a school whose site is being prepared for more than to be let in. */
export declare const requireLive: (school: FoundSchool, call: Call, actor: Actor) => void;
