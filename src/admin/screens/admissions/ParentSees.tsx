import { Eye } from 'lucide-react';
import type { EnquiryDetails } from '#schemas/api/admission-office.ts';
import { isEnded } from '#schemas/records/enquiry-status.ts';
import { trackedStatusStrings } from '#sections/shared/documents/tracked-status-strings.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { defineWords, useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { panelWords } from './panel-words.ts';

/** The words of the page where the family looks, not those of the office. */
const seenWords = defineWords(trackedStatusStrings);

/** What the family reads where it tracks the enquiry. */
export const ParentSees = ({ details: { enquiry, documents } }: { readonly details: EnquiryDetails }) => {
  const say = useWords(panelWords);
  const saySeen = useWords(seenWords);
  const sayDocument = useWords(documentWords);
  const needed = documents
    .filter(({ State, Is_Required }) => State === 'Sent_Back' || (State === 'Missing' && Is_Required))
    .map(({ Document_Type: type }) => sayDocument(type));
  const text = needed.length === 0 ? say('allThere') : say('stillNeeded', { documents: needed.join(', ') });
  return (
    <section className={classes.seen}>
      <h3>
        <Eye aria-hidden size={16} strokeWidth={1.75} />
        {say('parentSees', { name: enquiry.Parent_Name })}
      </h3>
      <p>
        <strong>{saySeen(`status.${enquiry.Status}` as keyof (typeof trackedStatusStrings)['en'])}.</strong>{' '}
        {!isEnded(enquiry.Status) && text}
      </p>
    </section>
  );
};
