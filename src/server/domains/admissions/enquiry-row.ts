import type { EnquiryListRow } from '#schemas/api/admissions.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
import { statusLabel } from './statuses.ts';

/** An enquiry as its family may see it. */
export const familyRow = (row: EnquiryRow): EnquiryListRow => {
  const { Special_Needs: _, ...details } = row.details;
  return {
    Admission_Enquiry_Id: row.id,
    School_Id: row.schoolId,
    Reference_No: row.referenceNo,
    Status: row.status,
    Status_Label: statusLabel(row.status),
    Session: row.session,
    Class_Id: row.classId,
    Student_First_Name: row.firstName,
    ...(row.middleName !== null && { Student_Middle_Name: row.middleName }),
    ...(row.lastName !== null && { Student_Last_Name: row.lastName }),
    Date_Of_Birth: row.dateOfBirth,
    Gender: row.gender,
    Parent_Name: row.parentName,
    Parent_Relation: row.parentRelation,
    Mobile: row.mobile,
    ...(row.email !== null && { Email: row.email }),
    ...details,
    Next_Follow_Up: row.nextFollowUp,
    Visit_At: row.visitAt?.toISOString() ?? null,
    Created_At: row.createdAt.toISOString(),
  };
};

/** An enquiry as the office sees it. */
export const officeRow = (row: EnquiryRow): EnquiryListRow => ({
  ...familyRow(row),
  ...row.details,
  Enquiry_Type: row.enquiryType,
  Assigned_To: row.assignedTo,
  Priority: row.priority,
  Close_Reason: row.closeReason,
  Confirmed_At: row.confirmedAt?.toISOString() ?? null,
  Student_Id: row.studentId,
  Updated_At: row.updatedAt.toISOString(),
  version: row.version,
});
