import type { FastifyRequest } from 'fastify';
import { type PlainPage } from './error-page.ts';
/** Whether a browser sent a form by itself and will show whatever is answered. */
export declare const showsAnswer: ({ headers }: FastifyRequest) => boolean;
/** What failed of a form that `form-pages.ts` cannot tell: our own failures, and those on a host that is nobody's. */
export declare const failurePage: (request: FastifyRequest, { status, errorText }: {
    readonly status: number;
    readonly errorText: string;
}) => PlainPage;
