/** Where a member of staff is added. */
export const addMemberPath = '/staff/add_staff_member';

/** Where the details of a member are changed. */
export const editMemberAddress = (id: number): string => `${addMemberPath}?staff=${id}`;
