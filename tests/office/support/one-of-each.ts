import { addMember } from '../../api/staff-bodies.ts';
import { addStudent } from '../../api/student-bodies.ts';
import { signIn } from '../../support/callers.ts';
import { addEnquiry } from '../../support/enquiries.ts';
import type { TestApp } from '../../support/server.ts';

/** A student, a member of staff and an enquiry, so that no list is empty. */
export const addOneOfEach = async (app: TestApp): Promise<void> => {
  const admin = await signIn(app);
  await addStudent(admin);
  await addMember(admin);
  await addEnquiry(admin);
};
