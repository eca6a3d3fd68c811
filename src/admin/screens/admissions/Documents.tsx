import { CircleCheck, CircleDashed, Ellipsis, FileText, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { setDocumentState } from '#schemas/api/admission-documents.ts';
import type { EnquiryDetails, EnquiryDocument } from '#schemas/api/admission-office.ts';
import { type FoundDocumentState, nextDocumentStates } from '#schemas/records/enquiry.ts';
import { enquiryStatus } from '#schemas/records/enquiry-status.ts';
import { useAction } from '../../calls/use-call.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { formatDay } from '../../format/dates.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { AddDocument } from './AddDocument.tsx';
import classes from './admissions.module.css';
import { DocumentReason } from './DocumentReason.tsx';
import { panelWords } from './panel-words.ts';
import { RemoveDocument } from './RemoveDocument.tsx';
import { documentStateWords } from './words.ts';

type DocumentType = EnquiryDocument['Document_Type'];

const icons = {
  Missing: CircleDashed,
  Uploaded: FileText,
  Verified: CircleCheck,
  Sent_Back: Undo2,
  Waived: CircleCheck,
} as const;

interface Props {
  readonly details: EnquiryDetails;
  readonly mayWrite: boolean;
}

/** The documents of an enquiry: which are required, where each stands, and what can be done with it. */
export const Documents = ({ details: { enquiry, documents }, mayWrite }: Props) => {
  const say = useWords(panelWords);
  const [added, setAdded] = useState<DocumentType | 'any'>();
  const id = enquiry.Admission_Enquiry_Id;
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h3>{say('documents')}</h3>
        {mayWrite && added === undefined && (
          <Button look="quiet" size="compact" aria-label={say('addDocument')} onClick={() => setAdded('any')}>
            {say('add')}
          </Button>
        )}
      </div>
      {added !== undefined && (
        <AddDocument
          key={added}
          id={id}
          type={added === 'any' ? undefined : added}
          onDone={() => setAdded(undefined)}
        />
      )}
      <ul className={classes.documents}>
        {documents.map((document) => (
          <Row
            key={document.Document_Type}
            id={id}
            document={document}
            mayWrite={mayWrite}
            mayRemove={enquiry.Status !== enquiryStatus.confirmed}
            onAdd={setAdded}
          />
        ))}
      </ul>
    </section>
  );
};

interface RowProps {
  readonly id: number;
  readonly document: EnquiryDocument;
  readonly mayWrite: boolean;
  readonly mayRemove: boolean;
  readonly onAdd: (type: DocumentType) => void;
}

const Row = ({ id, document, mayWrite, mayRemove, onAdd }: RowProps) => {
  const say = useWords(panelWords);
  const sayDocument = useWords(documentWords);
  const sayState = useWords(documentStateWords);
  const locale = useLocale();
  const tell = useNotices();
  const attempt = useAttempt();
  const change = useAction(setDocumentState);
  const [asked, setAsked] = useState<'Sent_Back' | 'Waived' | 'removed'>();
  const { Document_Type: type, State: state, Reason: reason, Link: link, Updated_At: at } = document;
  const name = sayDocument(type);
  const Icon = icons[state];
  const verify = (): void =>
    void attempt(async () => {
      await change.mutateAsync({ params: { id, documentType: type }, body: { State: 'Verified' } });
      tell.notice(say('isVerified', { document: name }));
    });
  const hasFile = link !== undefined;
  const deeds = {
    Verified: { label: say('verify'), run: verify },
    Sent_Back: { label: say('sendBack'), run: () => setAsked('Sent_Back') },
    Waived: { label: say('waive'), run: () => setAsked('Waived') },
  } satisfies Record<FoundDocumentState, object>;
  const said = [reason && `“${reason}”`, at && formatDay(at, locale)].filter(Boolean).join(' ');
  return (
    <li data-state={state}>
      <div>
        <p>
          {link ? (
            <a href={link} target="_blank" rel="noreferrer" aria-label={say('openDocument', { document: name })}>
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        {said && <small>{said}</small>}
      </div>
      <span className={classes.documentState}>
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        {sayState(state)}
      </span>
      {mayWrite && (
        <ActionMenu
          label={say('steps', { document: name })}
          face={<Ellipsis aria-hidden size={18} />}
          actions={[
            ...nextDocumentStates(state, hasFile).map((next) => deeds[next]),
            { label: say(hasFile ? 'replace' : 'upload'), run: () => onAdd(type) },
            ...(mayRemove && state !== 'Missing'
              ? [{ label: say(hasFile ? 'removeDocument' : 'unwaive'), run: () => setAsked('removed') }]
              : []),
          ]}
        />
      )}
      {asked === 'removed' && (
        <RemoveDocument id={id} type={type} hasFile={hasFile} onClose={() => setAsked(undefined)} />
      )}
      {asked && asked !== 'removed' && (
        <DocumentReason id={id} type={type} state={asked} onClose={() => setAsked(undefined)} />
      )}
    </li>
  );
};
