import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type IssuedCertificate, issueTransferCertificate } from '#schemas/api/students/certificate.ts';
import type { StudentFile } from '#schemas/api/students/read.ts';
import { useAction } from '../../../calls/use-call.ts';
import { ActionMenu } from '../../../ui/ActionMenu.tsx';
import { useAttempt } from '../../../ui/Notices.tsx';
import { part } from '../../../ui/part.tsx';
import { useWords } from '../../../words/words.ts';
import { certificateWords } from './certificate-words.ts';
import { type CertificateKind, certificatesOf, type LetterKind } from './certificates-of.ts';

const Certificate = part(async () => (await import('./Certificate.tsx')).Certificate);
const TransferAgain = part(async () => (await import('./TransferAgain.tsx')).TransferAgain);
const TransferCertificate = part(async () => (await import('./TransferCertificate.tsx')).TransferCertificate);

/** What a student may be given on paper. */
export const Certificates = ({ file }: { readonly file: StudentFile }) => {
  const say = useWords(certificateWords);
  const { student } = file;
  const attempt = useAttempt();
  const issue = useAction(issueTransferCertificate);
  const [letter, setLetter] = useState<LetterKind>();
  const [isAsked, setAsked] = useState(false);
  const [issued, setIssued] = useState<IssuedCertificate>();
  const print = async (isSpoiled: boolean): Promise<void> => {
    const params = { id: student.Student_Id };
    await attempt(async () => setIssued(await issue.mutateAsync({ params, body: { Is_Spoiled: isSpoiled } })));
    setAsked(false);
  };
  const start = (kind: CertificateKind): void => {
    if (kind !== 'transfer') setLetter(kind);
    else if (student.Tc_Issued_On) setAsked(true);
    else void print(false);
  };
  const kinds = certificatesOf(student);
  if (kinds.length === 0) return null;
  return (
    <>
      <ActionMenu
        label={say('print')}
        face={<Printer aria-hidden size={18} />}
        actions={kinds.map((kind) => ({ label: say(kind), run: () => start(kind) }))}
      />
      <Suspense>
        {letter && <Certificate kind={letter} file={file} onDone={() => setLetter(undefined)} />}
        {isAsked && (
          <TransferAgain
            student={student}
            isPending={issue.isPending}
            onPrint={print}
            onClose={() => setAsked(false)}
          />
        )}
        {issued && <TransferCertificate file={file} issued={issued} onDone={() => setIssued(undefined)} />}
      </Suspense>
    </>
  );
};
