import { expect, it } from 'vitest';
import { enquiryFields } from '#schemas/records/enquiry.ts';
import { enquiryFormNames } from './use-enquiry-form.ts';

it('asks for every field of an enquiry, so that none is lost when one is changed', () => {
  expect(enquiryFormNames.toSorted()).toEqual(['Enquiry_Type', ...Object.keys(enquiryFields)].toSorted());
});
