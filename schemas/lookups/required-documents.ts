import { enquiryDocumentTypes } from '../records/enquiry.ts';
import { defineLookup } from './define.ts';

/**
 * Which documents an admission needs: one entry a class, and one without a class for all the others (docs/domain.md,
 * Admissions).
 */
export const requiredDocumentsLookup = defineLookup({
  kind: 'required-documents',
  title: 'Documents that an admission needs',
  scope: 'office',
  source: 'school',
  own: {
    /** -1, as without it, is every class that has no entry of its own. */
    Class_Id: { type: 'integer', minimum: -1, maximum: 2147483647 },
    Documents: {
      type: 'array',
      maxItems: enquiryDocumentTypes.length,
      // An Aadhaar is never required.
      items: { enum: enquiryDocumentTypes.filter((type) => type !== 'Aadhaar') },
    },
  },
});
