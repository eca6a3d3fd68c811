import { type Handler, handle, ok } from '#server/http/calls/handle.ts';
import { changeMessage } from './change-message.ts';
import { contactMessageRow } from './contact-message-row.ts';
import { lockMessage } from './find-message.ts';
import type { OfficeCalls } from './office-calls.ts';

/** Marks a message as new, read or closed. */
export const markHandler = (calls: OfficeCalls): Handler =>
  handle(calls.change, ({ params, body }, context) =>
    context.write(async (transaction) => {
      const before = await lockMessage(transaction, params.id);
      const { Status: status } = body;
      if (before.status === status) {
        transaction.unrecorded();
        return ok(contactMessageRow(before));
      }
      const { row } = await changeMessage(transaction, context, { before, kind: 'Status', change: { status } });
      return ok(contactMessageRow(row));
    }),
  );
