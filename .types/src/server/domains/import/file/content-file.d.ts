import type { JSONSchema } from 'json-schema-to-ts';
import type { ContentType } from '#schemas/content/index.ts';
/** One key of `content.json` and the content type its items become. */
export interface FileCollection {
    key: string;
    type: ContentType;
    /** The field with the item's own id in the file; items without one match by position. */
    idField?: string;
}
/** The keys of `content.json`. */
export declare const fileCollections: readonly FileCollection[];
/** The schema of one item in the file: its content type's, with paths of picture files where content has `media:<id>`. */
export declare function fileItemSchema({ key, type }: FileCollection): JSONSchema;
/** The JSON Schema of a whole `content.json`; the import checks the same item by item. */
export declare const contentFileSchema: {
    $schema: string;
    title: string;
    type: string;
    additionalProperties: boolean;
    required: string[];
    properties: {
        $schema: {
            type: string;
        };
    };
};
