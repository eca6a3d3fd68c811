import { created, type Handler, handle } from '#server/http/calls/handle.ts';
import { changeMessage } from './change-message.ts';
import { lockMessage } from './find-message.ts';
import type { OfficeCalls } from './office-calls.ts';

/** Keeps a note with a message, for the office alone. */
export const noteHandler = (calls: OfficeCalls): Handler =>
  handle(calls.note, ({ params, body }, context) =>
    context.write(async (transaction) => {
      const before = await lockMessage(transaction, params.id);
      const { entry } = await changeMessage(transaction, context, { before, kind: 'Note', text: body.Text });
      return created(entry);
    }),
  );
