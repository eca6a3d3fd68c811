import type { NewSchool, School } from './schema.ts';
import { schoolDirectory } from './schema.ts';
import type { Store, StoreContext } from './store.ts';
/** A school and, where it has one, its verified primary domain, which canonical links point to. */
export interface FoundSchool {
    schoolId: number;
    slug: string;
    schoolKey: string;
    name: string;
    status: School['status'];
    listed: boolean;
    primaryDomain: string | null;
}
/** The school with this verified own domain (no port, any case). Slug hosts are for `findSchoolBySlug`. */
export declare function findSchoolByHost(store: Store, host: string): Promise<FoundSchool | undefined>;
/** The school with this slug, whatever its status. */
export declare function findSchoolBySlug(store: Store, slug: string): Promise<FoundSchool | undefined>;
/** The school with this id, whatever its status. */
export declare function findSchoolById(store: Store, schoolId: number): Promise<FoundSchool | undefined>;
/** Adds a school. A slug or key in use fails with the database's 23505 (see `databaseFault`). Touches `schools`. */
export declare function createSchool(store: Store, school: NewSchool): Promise<School>;
/** Every school but the platform, by id. */
export declare function listSchools(store: Store): Promise<School[]>;
/** The ids of all that have a site: the platform's, 0, and those of the schools. */
export declare const listSiteIds: (store: Store) => Promise<number[]>;
/** Which schools an operator looks for. */
export interface SchoolsQuery {
    readonly status?: School['status'];
    readonly listed?: boolean;
    /** In the name, the slug or the key. */
    readonly keyword?: string;
    readonly limit: number;
    readonly offset: number;
}
/** A page of the schools, by id, and the number of all that are asked for; in any transaction. */
export declare function pageOfSchools({ db }: StoreContext, { status, listed, keyword, limit, offset }: SchoolsQuery): Promise<{
    rows: (FoundSchool & {
        createdAt: Date;
    })[];
    total: number;
}>;
/** A school as `pageOfSchools` has it, in any transaction. */
export declare function readSchool({ db }: StoreContext, schoolId: number): Promise<(FoundSchool & {
    createdAt: Date;
}) | undefined>;
/** A school as the public directory shows it. */
export type ListedSchool = typeof schoolDirectory.$inferSelect;
/** A part of the directory, from the school at `offset`. */
export interface DirectoryPage {
    readonly limit: number;
    readonly offset?: number;
    /** Only those with this text in their name. */
    readonly keyword?: string;
}
/** A page of the active and listed schools, by name. */
export declare function listedSchools(store: Store, page: DirectoryPage): Promise<ListedSchool[]>;
/**
 * As `listedSchools`, only those with a text in the city or address that visitors see at a moment; and the next moment
 * at which those of that place may be others.
 */
export declare function listedSchoolsAt(store: Store, { place, now, ...page }: DirectoryPage & {
    readonly place: string;
    readonly now: Date;
}): Promise<{
    schools: ListedSchool[];
    next: Date | null;
}>;
/** The active and listed school with a slug, in any case, or else with a key. */
export declare function findListedSchool(store: Store, slugOrKey: string): Promise<ListedSchool | undefined>;
/** Changes a school; undefined where there is none. Touches `schools` and `school:<id>`. */
export declare function updateSchool(store: Store, schoolId: number, changes: Partial<NewSchool>): Promise<School | undefined>;
/** As `updateSchool`, inside a transaction of that school. */
export declare function changeSchool({ db, touch }: StoreContext, schoolId: number, changes: Partial<NewSchool>): Promise<School | undefined>;
/** Takes the id of a school that is added later, with `addSchool`; one that is never added stays unused. */
export declare function reserveSchoolId(store: Store): Promise<number>;
/** Adds a school under a reserved id, inside its own transaction. Touches `schools` and `school:<id>`. */
export declare function addSchool({ db, touch }: StoreContext, school: NewSchool & {
    id: number;
}): Promise<void>;
/** A school's row, which no other transaction changes until this one ends. */
export declare function lockSchool({ db }: StoreContext, schoolId: number): Promise<School | undefined>;
/** Whether another school than this one has the key. */
export declare function isSchoolKeyTaken({ db }: StoreContext, schoolKey: string, schoolId: number): Promise<boolean>;
