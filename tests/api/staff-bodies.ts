import type { Caller, CallOptions, CallResult } from '../support/callers.ts';

let lastNumber = 0;

/** Details of a teacher that are all in order, under a fresh employee number. */
export const staffDetails = (changes: object = {}): Record<string, unknown> => {
  lastNumber += 1;
  return {
    Employee_No: `E-${String(lastNumber).padStart(3, '0')}`,
    First_Name: 'Lata',
    Last_Name: 'Mahajan',
    Gender: 'Female',
    Mobile: '98905 55312',
    Staff_Role_Id: 4,
    Staff_Type: 'Teaching',
    Joining_Date: '2019-06-10',
    ...changes,
  };
};

/** Sends the details of a member. */
export const sendMember = (
  caller: Caller,
  changes: object = {},
  headers: CallOptions['headers'] = {},
): Promise<CallResult> =>
  caller.call('POST', '/api/staff/add_staff_member', {
    body: { School_Id: caller.schoolId, ...staffDetails(changes) },
    headers,
  });

/** Adds a member and gives the record that is answered. */
export const addMember = async (caller: Caller, changes: object = {}): Promise<CallResult['json']> => {
  const { status, json, text } = await sendMember(caller, changes);
  if (status !== 201) throw new Error(`The member was not added: ${text}`);
  return json.member;
};
