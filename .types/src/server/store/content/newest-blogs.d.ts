import { type SQL } from 'drizzle-orm';
import { type ContentDocument, content } from '../schema.ts';
import type { Db } from '../store.ts';
/** What is asked of an article: of the published document it stands in columns, of a scheduled one in the document. */
export interface BlogColumns {
    readonly document: typeof content.published | typeof content.scheduled;
    readonly day: SQL;
    /** The last part of the article's address. */
    readonly slug: SQL;
    readonly category: SQL;
}
/** Which of the blogs that visitors see at a moment. */
interface BlogQuery {
    readonly now: Date;
    /** Whether the scheduled document of any blog has taken the place of the published one. */
    readonly hasReplaced: boolean;
    readonly where?: ((columns: BlogColumns) => SQL | undefined) | undefined;
}
interface BlogPage extends BlogQuery {
    readonly limit: number;
    readonly offset?: number;
    readonly oldestFirst?: boolean;
}
/** A blog by its document that visitors see. */
interface FoundBlog {
    readonly id: number;
    readonly document: ContentDocument;
}
/** The query behind `newestBlogs`. */
export declare const selectNewestBlogs: (db: Db, { limit, offset, oldestFirst, ...query }: BlogPage) => Omit<import("drizzle-orm/pg-core").PgSelectBase<"content", {
    id: import("drizzle-orm/pg-core").PgColumn<{
        name: "id";
        tableName: "content";
        dataType: "number";
        columnType: "PgInteger";
        data: number;
        driverParam: string | number;
        notNull: true;
        hasDefault: true;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: undefined;
        baseColumn: never;
        identity: "always";
        generated: undefined;
    }, {}, {}>;
    document: SQL.Aliased<ContentDocument>;
    day: SQL.Aliased<unknown>;
}, "partial", Record<"content", "not-null">, false, "for" | "fullJoin" | "groupBy" | "having" | "innerJoin" | "leftJoin" | "limit" | "offset" | "orderBy" | "rightJoin" | "where", {
    id: number;
    document: ContentDocument;
    day: unknown;
}[], {
    id: import("drizzle-orm/pg-core").PgColumn<{
        name: "id";
        tableName: "content";
        dataType: "number";
        columnType: "PgInteger";
        data: number;
        driverParam: string | number;
        notNull: true;
        hasDefault: true;
        isPrimaryKey: false;
        isAutoincrement: false;
        hasRuntimeDefault: false;
        enumValues: undefined;
        baseColumn: never;
        identity: "always";
        generated: undefined;
    }, {}, {}>;
    document: SQL.Aliased<ContentDocument>;
    day: SQL.Aliased<unknown>;
}>, "for" | "fullJoin" | "groupBy" | "having" | "innerJoin" | "leftJoin" | "limit" | "offset" | "orderBy" | "rightJoin" | "where">;
/** A page of the blogs that visitors see at a moment, the newest first: read in the order of an index. */
export declare const newestBlogs: (db: Db, page: BlogPage) => Promise<FoundBlog[]>;
/** The query that counts the blogs that visitors see at a moment. */
export declare const selectBlogCount: (db: Db, query: BlogQuery) => import("drizzle-orm/pg-core").PgSelectBase<"seen", {
    total: SQL<number>;
}, "partial", Record<"seen", "not-null">, false, never, {
    total: number;
}[], {
    total: import("drizzle-orm").DrizzleTypeError<"You cannot reference this field without assigning it an alias first - use `.as(<alias>)`">;
}>;
/** The condition on a blog's address. */
export declare const hasSlug: (slug: string) => ({ slug: own }: BlogColumns) => SQL;
/** The condition that a blog is of a category. */
export declare const inCategory: (category: number) => ({ category: own }: BlogColumns) => SQL;
/** The condition that a blog is newer, or older, than another. */
export declare const besideBlog: ({ id, document: { entryDate } }: {
    readonly id: number;
    readonly document: ContentDocument;
}, side: 'newer' | 'older') => ({ day }: BlogColumns) => SQL;
export {};
