import { contentTypes } from '#schemas/content/index.ts';
import type { SourceContract } from '#schemas/sources/define.ts';

/** Content with a field that belongs to a child, or that is shown only with a family's consent. */
const minorsContent: ReadonlySet<string> = new Set(
  contentTypes
    .filter(
      ({ media, schema }) =>
        Object.values<string>(media).includes('minor') || Object.hasOwn(schema.properties, 'Photo_Consent'),
    )
    .map(({ type }) => type),
);

/** The content with children's data that a source reads although it does not project by consent. */
export const unprojectedContent = ({ tags, privacy }: SourceContract): readonly string[] =>
  privacy === 'minor' ? [] : tags.filter((tag) => minorsContent.has(tag));
