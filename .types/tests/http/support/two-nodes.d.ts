import { type TestApp } from '../../support/server.ts';
export declare const slugs: readonly ['greenfield', 'riverside'];
export type Slug = (typeof slugs)[number];
/** One of two servers over one PostgreSQL, and what may be asked of it. */
export interface Node {
    readonly app: TestApp;
    /** Gives the school's holiday another number, through this node. */
    edit(slug: Slug, number: number): Promise<void>;
    /** The number that the school's page shows here, and how it came. */
    read(slug: Slug): Promise<{
        readonly number: number;
        readonly cache: unknown;
    }>;
}
export interface TwoNodes {
    readonly nodes: readonly [Node, Node];
    stop(): Promise<void>;
}
/** Two servers over one database, each school's holiday at number 0. `through` is the way the second one takes to it. */
export declare const startTwoNodes: (through?: (url: string) => Promise<string>) => Promise<TwoNodes>;
