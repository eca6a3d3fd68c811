import { toppers as contract } from '#schemas/sources/toppers.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader, paged, withConsent } from './define.ts';

export const toppers = defineLoader(contract, async ({ reader, params }) => {
  return shapeItems(paged(withConsent(await reader.items('topper')), params), reader, {
    fields: ['student_Name', 'class_Name', 'class_Section_Name', 'marks'],
    picture: 'student_Photo',
    name: 'student_Name',
  });
});
