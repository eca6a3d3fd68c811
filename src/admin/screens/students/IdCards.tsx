import { listStudents } from '#schemas/api/students/read.ts';
import { useCall } from '../../calls/use-call.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { CardSheets } from './CardSheets.tsx';
import { byRollNumber, type ClassPaperProps, classQuery } from './class-paper.ts';

/** The identity cards of a class. */
export const IdCards = ({ session, open, onDone }: ClassPaperProps) => {
  const { nameOfClass } = useClassNames();
  const { data: students } = useCall(listStudents, { query: classQuery(session, open) });
  return (
    <CardSheets
      title={nameOfClass(open)}
      session={session}
      students={students?.toSorted(byRollNumber)}
      onDone={onDone}
    />
  );
};
