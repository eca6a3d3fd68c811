import { CircleAlert, Clock, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { removeStaffDocument, type StaffDocument } from '#schemas/api/staff/documents.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { staffDocumentWords } from '../../staff/document-words.ts';
import { dueState } from '../../staff/due-state.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { documentWords } from './document-words.ts';
import classes from './documents.module.css';

interface Props {
  readonly staffId: number;
  readonly documents: readonly StaffDocument[];
  /** Whether who reads keeps the records; otherwise the documents are their own. */
  readonly isKeeper: boolean;
  /** The level of its heading: that of the panel's parts unless it stands on the page. */
  readonly heading?: 'h2' | 'h3';
}

/** What the school has of a member, until when each holds, and the forms to add and renew one. */
export const Documents = ({ staffId, documents, isKeeper, heading: Heading = 'h3' }: Props) => {
  const say = useWords(documentWords);
  const [edited, setEdited] = useState<StaffDocument | 'new'>();
  const close = (): void => setEdited(undefined);
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <Heading>{say('documents')}</Heading>
        {isKeeper && edited === undefined && (
          <Button look="quiet" size="compact" aria-label={say('addDocument')} onClick={() => setEdited('new')}>
            {say('add')}
          </Button>
        )}
      </div>
      {edited !== undefined && (
        <DocumentForm
          key={edited === 'new' ? 0 : edited.Document_Id}
          staffId={staffId}
          document={edited === 'new' ? undefined : edited}
          onDone={close}
        />
      )}
      {documents.length === 0 && edited === undefined && <p>{say(isKeeper ? 'none' : 'noneOwn')}</p>}
      <ul className={classes.documents}>
        {documents.map((document) => (
          <Row
            key={document.Document_Id}
            staffId={staffId}
            document={document}
            isKeeper={isKeeper}
            onEdit={() => setEdited(document)}
          />
        ))}
      </ul>
    </section>
  );
};

interface RowProps extends Pick<Props, 'staffId' | 'isKeeper'> {
  readonly document: StaffDocument;
  readonly onEdit: () => void;
}

const Row = ({ staffId, document, isKeeper, onEdit }: RowProps) => {
  const say = useWords(documentWords);
  const sayType = useWords(staffDocumentWords);
  const locale = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { Document_Type, Document_Number: number, Issue_Date: issued, DocumentURL } = document;
  const name = sayType(Document_Type);
  const facts = [number && say('number', { number }), issued && say('issuedOn', { day: formatDay(issued, locale) })];
  return (
    <li>
      <div>
        <a href={DocumentURL} target="_blank" rel="noreferrer" aria-label={say('openDocument', { document: name })}>
          {name}
        </a>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <Holds document={document} />
      </div>
      {isKeeper && (
        <ActionMenu
          label={say('steps', { document: name })}
          face={<Ellipsis aria-hidden size={18} />}
          actions={[
            { label: say('replace'), run: onEdit },
            { label: say('remove'), run: () => setAsked(true) },
          ]}
        />
      )}
      {isAsked && <Remove staffId={staffId} document={document} onClose={() => setAsked(false)} />}
    </li>
  );
};

/** Until when a document holds. */
const Holds = ({ document: { Expiry_Date: until } }: { readonly document: StaffDocument }) => {
  const say = useWords(documentWords);
  const locale = useLocale();
  if (!until) return null;
  const state = dueState(until);
  const text = say(({ over: 'over', soon: 'ends', ahead: 'ends', later: 'until' } as const)[state], {
    day: formatDay(until, locale),
  });
  return (
    <small className={classes.holds} data-state={state}>
      {state === 'over' && <CircleAlert aria-hidden size={14} strokeWidth={1.75} />}
      {(state === 'soon' || state === 'ahead') && <Clock aria-hidden size={14} strokeWidth={1.75} />}
      {text}
    </small>
  );
};

interface RemoveProps extends Pick<RowProps, 'staffId' | 'document'> {
  readonly onClose: () => void;
}

const Remove = ({ staffId, document, onClose }: RemoveProps) => {
  const say = useWords(documentWords);
  const sayType = useWords(staffDocumentWords);
  const tell = useNotices();
  const remove = useAction(removeStaffDocument);
  const name = sayType(document.Document_Type);
  const run = async (): Promise<void> => {
    await remove.mutateAsync({ params: { id: staffId, document: document.Document_Id } });
    tell.notice(say('removed', { document: name }));
  };
  return (
    <QuestionDialog
      title={say('removeTitle', { document: name })}
      keep={say('cancel')}
      deed={say('remove')}
      onRun={run}
      onClose={onClose}
    >
      <p>{say('removeText')}</p>
    </QuestionDialog>
  );
};
