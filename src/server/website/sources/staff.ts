import { staff as contract } from '#schemas/sources/staff.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader, paged } from './define.ts';

export const staff = defineLoader(contract, async ({ reader, school, params }) => {
  return shapeItems(paged(await reader.shownStaff(school.today), params), reader, {
    fields: ['staff_Name', 'staff_Title', 'staff_Qualification'],
    picture: 'staff_Photo',
    name: 'staff_Name',
  });
});
