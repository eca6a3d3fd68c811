import type { FastifyInstance } from 'fastify';
import type { Store } from '#server/store/store.ts';
/** `/healthz`: the process answers. `/readyz`: the database does, and the server is not stopping. */
export declare const healthRoutes: (app: FastifyInstance, { store, stopping }: {
    store: Store;
    stopping: () => boolean;
}) => void;
