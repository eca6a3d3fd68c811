import type { FormPages } from '#server/http/calls/form-pages.ts';
import type { Tenancy } from '#server/tenancy/tenancy.ts';
import type { AssetManifest } from '#shared/assets.ts';
interface Options {
    readonly tenancy: Tenancy;
    readonly assets: AssetManifest;
    readonly now: () => number;
}
/** The pages of forms in the look of the host's school. */
export declare const createFormPages: ({ tenancy, assets, now }: Options) => FormPages;
export {};
