import { type ConsentPurpose, purposesOf } from '#schemas/content/consent.ts';
import { type ContentType, contentTypes } from '#schemas/content/index.ts';
import type { SourceContract } from '#schemas/sources/define.ts';

/** Content that is shown only with a family's consent. */
interface MinorsContent {
  readonly type: string;
  readonly consentFor: ConsentPurpose;
}

const minorsContent: readonly MinorsContent[] = contentTypes.flatMap(({ type, consentFor }: ContentType) =>
  consentFor === undefined ? [] : [{ type, consentFor }],
);

/** The content with children's data that a source reads although its result is not marked as shown by that consent. */
export const unprojectedContent = ({ tags, result }: SourceContract): readonly MinorsContent[] => {
  const purposes = purposesOf(result);
  return minorsContent.filter(({ type, consentFor }) => tags.includes(type) && !purposes.has(consentFor));
};
