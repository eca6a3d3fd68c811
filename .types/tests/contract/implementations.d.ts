import type { Loaders } from '#engine/index.ts';
/** One way to load a school's sources, holding the thorny school whose first facility has lost its picture. */
export interface Implementation {
    readonly loaders: Loaders;
    end(): Promise<void>;
}
declare const openEmbedded: () => Promise<Implementation>;
declare const openPostgres: () => Promise<Implementation>;
declare const openHttp: () => Promise<Implementation>;
declare const openFixture: () => Promise<Implementation>;
export declare const implementations: readonly [{
    readonly name: 'the embedded database';
    readonly open: typeof openEmbedded;
}, {
    readonly name: 'PostgreSQL';
    readonly open: typeof openPostgres;
}, {
    readonly name: 'HTTP';
    readonly open: typeof openHttp;
}, {
    readonly name: 'a folder';
    readonly open: typeof openFixture;
}];
export {};
