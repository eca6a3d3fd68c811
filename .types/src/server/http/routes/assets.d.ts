import type { FastifyInstance } from 'fastify';
/** `GET /assets/<name>-<hash>.<ext>`: the build's files, known by name at the start, compressed already, never changing. */
export declare const assetRoutes: (app: FastifyInstance, folder: string) => Promise<void>;
