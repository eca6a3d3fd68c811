import { removeEnquiryDocument } from '#schemas/api/admission-documents.ts';
import type { EnquiryDocumentType } from '#schemas/records/enquiry.ts';
import { useAction } from '../../calls/use-call.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { useWords } from '../../words/words.ts';
import { panelWords } from './panel-words.ts';

interface Props {
  readonly id: number;
  readonly type: EnquiryDocumentType;
  /** Without one only what the office said is removed. */
  readonly hasFile: boolean;
  readonly onClose: () => void;
}

/** Asks before a document of an enquiry and its file are gone. */
export const RemoveDocument = ({ id, type, hasFile, onClose }: Props) => {
  const say = useWords(panelWords);
  const document = useWords(documentWords)(type);
  const tell = useNotices();
  const remove = useAction(removeEnquiryDocument);
  return (
    <QuestionDialog
      title={say(hasFile ? 'removeDocumentTitle' : 'unwaiveTitle', { document })}
      keep={say('keep')}
      deed={say(hasFile ? 'remove' : 'unwaive')}
      look={hasFile ? 'danger' : 'primary'}
      onRun={async () => {
        await remove.mutateAsync({ params: { id, documentType: type } });
        tell.notice(say(hasFile ? 'documentRemoved' : 'unwaived', { document }));
      }}
      onClose={onClose}
    >
      <p>{say(hasFile ? 'removeDocumentText' : 'unwaiveText')}</p>
    </QuestionDialog>
  );
};
