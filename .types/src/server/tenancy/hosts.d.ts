import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { type FoundSchool } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import { type Origins } from './origins.ts';
/** Who a host belongs to. */
export type HostOwner = {
    readonly kind: 'platform';
} | {
    readonly kind: 'school';
    readonly school: FoundSchool;
}
/** A school whose site is off: a draft that is being prepared, or one that is suspended or closed. */
 | {
    readonly kind: 'off';
    readonly school: FoundSchool;
}
/** `www.` of a host that is ours: the same address without it; an old slug of a school: its own. */
 | {
    readonly kind: 'redirect';
    readonly host: string;
} | {
    readonly kind: 'unknown';
};
export interface Hosts extends Origins {
    /** What is known of a Host header without asking the database; undefined where it must be asked. */
    peek(header: string | undefined): HostOwner | undefined;
    find(header: string | undefined): Promise<HostOwner>;
}
/** Whether visitors see a school's site. */
export declare const isLive: ({ status }: Pick<FoundSchool, 'status'>) => boolean;
/** Whether a school's people may sign in: its site is live, or a draft that they prepare. */
export declare const isStaffed: ({ status }: Pick<FoundSchool, 'status'>) => boolean;
/** The name in a Host header, lower-case and without port; undefined where it is no host name. */
export declare const hostName: (header: string | undefined) => string | undefined;
interface HostsOptions {
    readonly store: Store;
    readonly invalidation: Invalidation;
    readonly baseUrl: () => URL;
}
/** Finds the owner of a host. `baseUrl` is read at each use: the port may be known only once the server listens. */
export declare const createHosts: ({ store, invalidation, baseUrl }: HostsOptions) => Hosts;
export {};
