/** A school's theme and its choices. `version` is null to follow the theme's live pointer, else the hash it is pinned to. */
export interface StoredSiteRecord {
    themeId: number;
    version: string | null;
    preset: string | null;
    settings: Record<string, unknown>;
    tokens: Record<string, unknown>;
    overrides: Record<string, unknown>;
}
/** Each school's current site record; `version` here counts its changes. Tenant table. */
export declare const siteRecords: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "site_records";
    schema: undefined;
    columns: {
        schoolId: import("drizzle-orm/pg-core").PgColumn<{
            name: "school_id";
            tableName: "site_records";
            dataType: "number";
            columnType: "PgInteger";
            data: number;
            driverParam: string | number;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        version: import("drizzle-orm/pg-core").PgColumn<{
            name: "version";
            tableName: "site_records";
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
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        record: import("drizzle-orm/pg-core").PgColumn<{
            name: "record";
            tableName: "site_records";
            dataType: "json";
            columnType: "PgJsonb";
            data: StoredSiteRecord;
            driverParam: unknown;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {
            $type: StoredSiteRecord;
        }>;
    };
    dialect: 'pg';
}>;
/** Every site record a school has had. Tenant table. */
export declare const siteRecordHistory: import("drizzle-orm/pg-core").PgTableWithColumns<{
    name: "site_record_history";
    schema: undefined;
    columns: {
        schoolId: import("drizzle-orm/pg-core").PgColumn<{
            name: "school_id";
            tableName: "site_record_history";
            dataType: "number";
            columnType: "PgInteger";
            data: number;
            driverParam: string | number;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        version: import("drizzle-orm/pg-core").PgColumn<{
            name: "version";
            tableName: "site_record_history";
            dataType: "number";
            columnType: "PgInteger";
            data: number;
            driverParam: string | number;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
        record: import("drizzle-orm/pg-core").PgColumn<{
            name: "record";
            tableName: "site_record_history";
            dataType: "json";
            columnType: "PgJsonb";
            data: StoredSiteRecord;
            driverParam: unknown;
            notNull: true;
            hasDefault: false;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {
            $type: StoredSiteRecord;
        }>;
        at: import("drizzle-orm/pg-core").PgColumn<{
            name: string;
            tableName: "site_record_history";
            dataType: "date";
            columnType: "PgTimestamp";
            data: Date;
            driverParam: string;
            notNull: true;
            hasDefault: true;
            isPrimaryKey: false;
            isAutoincrement: false;
            hasRuntimeDefault: false;
            enumValues: undefined;
            baseColumn: never;
            identity: undefined;
            generated: undefined;
        }, {}, {}>;
    };
    dialect: 'pg';
}>;
export type SiteRecordRow = typeof siteRecords.$inferSelect;
export type SiteRecordHistoryRow = typeof siteRecordHistory.$inferSelect;
