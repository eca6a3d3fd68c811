import { Eye } from 'lucide-react';
import type { EnquiryDetails } from '#schemas/api/admission-office.ts';
import { isEnded } from '#schemas/records/enquiry-status.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { panelWords } from './panel-words.ts';
import { statusWords } from './words.ts';

/** What the family reads where it tracks the enquiry. */
export const ParentSees = ({ details: { enquiry, documents } }: { readonly details: EnquiryDetails }) => {
  const say = useWords(panelWords);
  const sayStatus = useCodeWords(statusWords);
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
        <strong>{sayStatus(enquiry.Status)}.</strong> {!isEnded(enquiry.Status) && text}
      </p>
    </section>
  );
};
