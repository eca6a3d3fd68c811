import { clientKeyOf } from '#server/http/calls/client-key.ts';
import { created, type Handler, handle } from '#server/http/calls/handle.ts';
import { changeMessage } from './change-message.ts';
import { lockMessage } from './find-message.ts';
import { findSentEntry } from './find-sent.ts';
import type { OfficeCalls } from './office-calls.ts';

/** Keeps a note with a message, for the office alone. The same one sent again is kept once. */
export const noteHandler = (calls: OfficeCalls): Handler =>
  handle(calls.note, ({ params, body }, context) =>
    context.write(async (transaction) => {
      const written = { messageId: params.id, kind: 'Note', text: body.Text } as const;
      const sent = await findSentEntry(transaction, context, written);
      if (sent) {
        transaction.unrecorded();
        return created(sent);
      }
      const before = await lockMessage(transaction, params.id);
      const { entry } = await changeMessage(transaction, context, {
        before,
        ...written,
        clientKey: clientKeyOf(context),
      });
      return created(entry);
    }),
  );
