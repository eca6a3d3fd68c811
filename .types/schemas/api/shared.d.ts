/** The ways in which requests name their school; each is compared with the school of the session and host. */
export declare const schoolIdNames: readonly ['schoolId', 'School_Id', 'SchoolId', 'SchoolID'];
/** A school's id as requests carry it. 0 and below stand for none. */
export declare const schoolIdField: {
    readonly type: 'integer';
    readonly minimum: -1;
    readonly maximum: 2147483647;
};
/** The school under each of its names; on a school's own host it may be left out. */
export declare const schoolFields: {
    readonly schoolId: {
        readonly type: 'integer';
        readonly minimum: -1;
        readonly maximum: 2147483647;
    };
    readonly School_Id: {
        readonly type: 'integer';
        readonly minimum: -1;
        readonly maximum: 2147483647;
    };
    readonly SchoolId: {
        readonly type: 'integer';
        readonly minimum: -1;
        readonly maximum: 2147483647;
    };
    readonly SchoolID: {
        readonly type: 'integer';
        readonly minimum: -1;
        readonly maximum: 2147483647;
    };
};
/** A row's id, with 0 for one that is to be made. */
export declare const idOrNewField: {
    readonly type: 'integer';
    readonly minimum: 0;
    readonly maximum: 2147483647;
};
/** A filter by id: -1 is all. */
export declare const filterField: {
    readonly type: 'integer';
    readonly minimum: -1;
    readonly maximum: 2147483647;
    readonly default: -1;
};
/** Paging of every list: 20 rows unless said (seed, section 9). */
export declare const pagingFields: {
    readonly page: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 100000;
        readonly default: 1;
    };
    readonly pageSize: {
        readonly type: 'integer';
        readonly minimum: 1;
        readonly maximum: 100;
        readonly default: 20;
    };
};
export declare const keywordField: {
    readonly type: 'string';
    readonly maxLength: 100;
};
/** A filter by day: -1 is all. */
export declare const dayFilter: {
    readonly type: 'string';
    readonly format: 'day-filter';
    readonly default: '-1';
};
/** An answer that says only that it is done. */
export declare const doneSchema: {
    readonly type: 'object';
    readonly additionalProperties: false;
    readonly required: readonly ["message"];
    readonly properties: {
        readonly message: {
            readonly type: 'string';
        };
    };
};
