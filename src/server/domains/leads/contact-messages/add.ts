import { addContactMessage } from '#schemas/api/contact-messages.ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { officeEmail } from '#server/domains/schools/index.ts';
import { keyTaken } from '#server/http/calls/client-key.ts';
import { created, handle } from '#server/http/calls/handle.ts';
import { formKeyOf } from '#server/http/forms/form-key.ts';
import { countForm, formAnswer, isTrapped } from '#server/http/forms/public-form.ts';
import { onlyRow } from '#server/store/query.ts';
import { contactMessages } from '#server/store/schema.ts';
import { newMessage } from '../mails.ts';
import { notifyOffice } from '../notify-office.ts';
import { contactMessageRow } from './contact-message-row.ts';
import { findSentMessage } from './find-sent.ts';

const message = 'Thank you. Your message has been sent.';
const limit = { call: addContactMessage, timed: 10, untimed: 5 };

/**
 * Stores a message to the office of the host's school, and notifies the office by mail. The same form sent again is
 * answered as the first.
 */
export const addContactMessageHandler = handle(addContactMessage, async ({ body }, context) => {
  if (!isTrapped(body)) {
    const { Name, Email, Mobile, Subject, Message } = body;
    if (Email === undefined && Mobile === undefined)
      throw notValid({ Email: ['Please enter email or mobile.'], Mobile: ['Please enter email or mobile.'] });
    const clientKey = formKeyOf(context, addContactMessage, body);
    const { schoolId } = context.school;
    const office = await context.write(async (transaction) => {
      const sent = await findSentMessage(transaction, schoolId, clientKey);
      if (sent) {
        if (sent.message !== Message || sent.name !== Name) throw keyTaken();
        transaction.unrecorded();
        return undefined;
      }
      countForm(body, context, limit);
      const row = onlyRow(
        await transaction.db
          .insert(contactMessages)
          .values({
            schoolId,
            name: Name,
            email: Email ?? null,
            mobile: Mobile === undefined ? null : normalizePhone(Mobile),
            subject: Subject ?? null,
            message: Message,
            clientKey: clientKey ?? null,
            createdAt: context.now(),
          })
          .returning(),
      );
      await transaction.audit({ entity: 'contactMessage', id: row.id, after: contactMessageRow(row) });
      return officeEmail(transaction, context.now());
    });
    const facts = { name: Name, about: Subject, message: Message, email: Email, mobile: Mobile };
    notifyOffice(context, office, { mail: newMessage, facts });
  }
  return formAnswer(context, created({ message }));
});
