import type { ContentDocumentOf } from '#schemas/content/index.ts';
import type { Directory, DirectoryEntry } from '#server/tenancy/content-reader.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';

/** The logo of a listed school, and its address where that is requested. */
export const directoryCard = <Field extends keyof ContentDocumentOf<'schoolProfile'> = never>(
  { schoolId }: DirectoryEntry,
  directory: Directory,
  fields: readonly Field[] = [],
) =>
  directory.within(schoolId, async (reader) => {
    const items = await reader.items('schoolProfile');
    return (
      await shapeItems(items.slice(0, 1), reader, { fields, picture: 'school_Logo_Image', name: 'school_Name' })
    )[0];
  });
