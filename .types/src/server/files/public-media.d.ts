import type { PictureData } from '#schemas/sources/picture.ts';
import type { MediaRow } from '#server/store/schema.ts';
export interface PictureFieldsOptions {
    row: PictureRow;
    /** The seed's field, such as `student_Photo`. */
    field: string;
    /** The item's name: the alternative text of a picture that has none of its own. */
    name: string;
}
/** What is needed of a media row. */
export type PictureRow = Pick<MediaRow, 'schoolId' | 'id' | 'alt' | 'thumbhash' | 'focal' | 'variants'>;
/** The seed's field as a URL and `<field>_Media` beside it; nothing for a row without a picture. */
export declare function pictureFields({ row, field, name }: PictureFieldsOptions): Record<string, string | PictureData>;
/** Everything a page needs to show a stored picture, or undefined where the row has none. `''` as its alt is decorative. */
export declare function pictureData(row: PictureRow, name: string): PictureData | undefined;
/** The one address of a public picture or document. */
export declare const publicUrl: (row: PictureRow & Pick<MediaRow, 'kind'>) => string;
