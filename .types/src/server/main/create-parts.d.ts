import type { AppOptions } from './app-options.ts';
/** What the routes of one server share: all that it caches, counts and does in the background. */
export declare const createParts: (options: AppOptions) => Promise<{
    tasks: import("#server/core/work/background-tasks.ts").BackgroundTasks;
    mail: import("../core/mail/mail.ts").Mail;
    idle: import("#server/core/work/idle-queue.ts").IdleQueue;
    invalidation: import("#server/core/cache/invalidation.ts").Invalidation;
    tenancy: import("#server/tenancy/tenancy.ts").Tenancy;
    directory: import("#server/tenancy/store-reader.ts").StoreDirectory;
    totals: import("#server/core/cache/totals.ts").Totals;
    loadersOf: (school: import("../tenancy/content-reader.ts").SchoolFacts, recordChange?: (time: Date) => void) => import("#engine/index.ts").Loaders;
    quota: import("#server/http/server/quota.ts").Quota;
    failed: import("#server/website/pages/failed-pages.ts").FailedPages;
    pages: import("#server/website/pages/pages.ts").Pages;
    sealer: import("#server/core/crypto/sealer.ts").Sealer;
    limiter: import("#server/core/limits/limiter.ts").Limiter;
    /** Ends what goes on by itself. */
    stop(): void;
}>;
export type Parts = Awaited<ReturnType<typeof createParts>>;
