import { createCache } from '#server/core/cache/cache.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import { type FoundSchool, findSchoolByHost, findSchoolBySlug } from '#server/store/global.ts';
import { findSchoolByFormerSlug } from '#server/store/slugs.ts';
import type { Store } from '#server/store/store.ts';
import { createOrigins, type Origins } from './origins.ts';
import { platformSchool } from './school-sites.ts';

/** Who a host belongs to. */
export type HostOwner =
  | { readonly kind: 'platform' }
  | { readonly kind: 'school'; readonly school: FoundSchool }
  /** A school whose site is off: a draft that is being prepared, or one that is suspended or closed. */
  | { readonly kind: 'off'; readonly school: FoundSchool }
  /** `www.` of a host that is ours: the same address without it; an old slug of a school: its own. */
  | { readonly kind: 'redirect'; readonly host: string }
  | { readonly kind: 'unknown' };

export interface Hosts extends Origins {
  /** What is known of a Host header without the database; undefined if it must be read. */
  peek(header: string | undefined): HostOwner | undefined;
  find(header: string | undefined): Promise<HostOwner>;
}

const unknown: HostOwner = { kind: 'unknown' };
const platform: HostOwner = { kind: 'platform' };
const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;
const ownNames = new Set(['localhost', '127.0.0.1']);

/** Whether visitors see a school's site. */
export const isLive = ({ status }: Pick<FoundSchool, 'status'>): boolean => status === 'active';

/** Whether a school's people may sign in: its site is live, or a draft that they prepare. */
export const isStaffed = ({ status }: Pick<FoundSchool, 'status'>): boolean =>
  status === 'active' || status === 'draft';

/** The school behind a host: the platform where it is no other's. */
export const schoolOf = (owner: Exclude<HostOwner, { kind: 'redirect' }>): FoundSchool =>
  owner.kind === 'school' || owner.kind === 'off' ? owner.school : platformSchool;

/** The name in a Host header, lower-case and without port; undefined if it is not a host name. */
export const hostName = (header: string | undefined): string | undefined => {
  const name = header
    ?.toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  if (name === '[::1]') return 'localhost';
  return name !== undefined && hostPattern.test(name) ? name : undefined;
};

interface HostsOptions {
  readonly store: Store;
  readonly invalidation: Invalidation;
  readonly baseUrl: () => URL;
}

/** Finds the owner of a host. `baseUrl` is read at each use: the port may be known only once the server listens. */
export const createHosts = ({ store, invalidation, baseUrl }: HostsOptions): Hosts => {
  const cached = (max: number, isCacheable: (owner: HostOwner) => boolean) =>
    createCache<string, HostOwner>({
      invalidation,
      max,
      stale: (tags) => (tags.directory ? () => true : undefined),
      isCacheable,
    });
  const known = cached(20_000, ({ kind }) => kind !== 'unknown');
  // There are as many as somebody invents, and they push out none that is a school's.
  const strangers = cached(1000, ({ kind }) => kind === 'unknown');

  const slugOf = (name: string): string | undefined => {
    for (const base of [baseUrl().hostname, 'localhost']) {
      if (!name.endsWith(`.${base}`)) continue;
      const label = name.slice(0, -base.length - 1);
      return label.includes('.') ? undefined : label;
    }
    return undefined;
  };

  const ownerOf = async (name: string): Promise<HostOwner> => {
    if (ownNames.has(name) || name === baseUrl().hostname) return platform;
    const slug = slugOf(name);
    const school = slug === undefined ? await findSchoolByHost(store, name) : await findSchoolBySlug(store, slug);
    if (!school && slug !== undefined) return formerOwner(name, slug);
    if (!school || school.schoolId <= 0) return unknown;
    return { kind: isLive(school) ? 'school' : 'off', school };
  };

  /** An old slug of a school leads to the one that it has, under the same base. */
  const formerOwner = async (name: string, slug: string): Promise<HostOwner> => {
    const school = await findSchoolByFormerSlug(store, slug);
    return school ? { kind: 'redirect', host: school.slug + name.slice(slug.length) } : unknown;
  };

  /** One `www.` is taken off, never more: a name of many would cost as many questions. */
  const lookUp = async (name: string): Promise<HostOwner> => {
    const owner = await ownerOf(name);
    if (owner.kind !== 'unknown' || !name.startsWith('www.')) return owner;
    const bare = name.slice('www.'.length);
    return (await ownerOf(bare)).kind === 'unknown' ? unknown : { kind: 'redirect', host: bare };
  };

  return {
    ...createOrigins(baseUrl),
    peek(header) {
      const name = hostName(header);
      return name === undefined ? unknown : (known.get(name) ?? strangers.get(name));
    },
    async find(header) {
      const name = hostName(header);
      return name === undefined ? unknown : known.find(name, () => strangers.find(name, () => lookUp(name)));
    },
  };
};
