import type { FastifyInstance } from 'fastify';
import type { Limiter } from '#server/core/limits/limiter.ts';
import { type FindActor } from '../access/actor.ts';
import { type Quota } from '../server/quota.ts';
import type { FormPages } from './form-pages.ts';
import type { Handler, Services } from './handle.ts';
import { type SchoolOptions } from './school-of-request.ts';
interface RegisterOptions {
    readonly handlers: readonly Handler[];
    readonly findActor: FindActor;
    readonly services: Services;
    readonly tenancy: SchoolOptions['tenancy'];
    readonly limiter: Limiter;
    readonly quota: Quota;
    readonly formPages: FormPages;
    /** Whether an address of this host leads to a page of the account. */
    readonly isAccountPage: (url: string) => boolean;
    /** Whether every answer is compared with what its call declares; for tests. */
    readonly checkAnswers: boolean;
    /** Origins that may read public calls from their pages. */
    readonly corsOrigins: readonly string[];
}
/** Registers a route for each handler: access, origin, limits, validation, the handler itself, its answer. */
export declare const registerCalls: (app: FastifyInstance, options: RegisterOptions) => void;
export {};
