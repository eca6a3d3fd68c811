import { type ConfirmationPreview, previewConfirmation } from '#schemas/api/admission-confirm.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { findParent } from './confirm-parent.ts';
import { inWordsOf, planConfirmation } from './confirm-plan.ts';
import { findEnquiry } from './lock-enquiry.ts';

/** Shows what a confirmation will do, and what it cannot. */
export const previewConfirmationHandler = handle(previewConfirmation, ({ params }, context) =>
  context.read(async (transaction) => {
    const row = await findEnquiry(transaction, params.id);
    const { isFuture, offered, taken, verified, obstacles } = await planConfirmation(transaction, row, context.now());
    const parent = await findParent(transaction, row);
    const preview: ConfirmationPreview = {
      canConfirm: obstacles.length === 0,
      will: {
        Student_Name: wholeName(row),
        Student_Status: isFuture ? 'Expected' : 'Active',
        Session: row.session,
        Class_Id: row.classId,
        ...(offered && { Class_Name: offered.name }),
        ...(offered?.seats !== undefined && { Seats: offered.seats }),
        Seats_Taken: taken,
        Enrolment_State: isFuture ? 'Expected' : 'Full',
        Guardian_Name: row.parentName,
        Guardian_Relation: row.parentRelation,
        Documents: verified.map(({ type }) => type),
        Parent_Account: parent ? 'Existing' : row.email === null ? 'Without_Email' : 'Invited',
      },
      obstacles: inWordsOf(context, obstacles),
    };
    return ok(preview);
  }),
);
