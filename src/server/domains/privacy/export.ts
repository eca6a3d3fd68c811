import { exportContact } from '#schemas/api/privacy.ts';
import { privateMediaLink } from '#server/files/signed-links.ts';
import { attachmentHeader } from '#server/files/storage/file-name.ts';
import { handle } from '#server/http/calls/handle.ts';
import { readContact } from './contact.ts';
import { findBeside, findHeld } from './held.ts';

/** What somebody has left as one JSON file; that it was taken is written down, without the contact. */
export const exportContactHandler = handle(exportContact, ({ query }, context) =>
  context.write(async (tx) => {
    const held = await findHeld(tx.db, readContact(query.Contact));
    const { followUps, documents, entries } = await findBeside(tx.db, held);
    const linkTo = (schoolId: number, mediaId: number | null) =>
      mediaId === null ? {} : { DocumentURL: privateMediaLink(context.services, { schoolId, mediaId }) };
    const body = {
      exportedAt: context.now().toISOString(),
      enquiries: [...held.enquiries, ...held.named].map((row) => ({
        ...row,
        followUps: followUps.filter(({ enquiryId }) => enquiryId === row.id),
        documents: documents
          .filter(({ enquiryId }) => enquiryId === row.id)
          .map(({ mediaId, ...document }) => ({ ...document, ...linkTo(row.schoolId, mediaId) })),
      })),
      messages: held.messages.map((row) => ({
        ...row,
        entries: entries.filter(({ messageId }) => messageId === row.id),
      })),
      denied: held.denied,
      accounts: held.accounts,
      visits: held.visits.map(({ photoMediaId, ...row }) => ({ ...row, ...linkTo(row.schoolId, photoMediaId) })),
    };
    const counts = {
      enquiries: held.enquiries.length + held.named.length,
      messages: held.messages.length,
      visits: held.visits.length,
    };
    await tx.audit({ entity: 'contact', id: null, after: counts });
    return { status: 200, body, headers: { 'content-disposition': attachmentHeader('personal-data.json') } };
  }),
);
