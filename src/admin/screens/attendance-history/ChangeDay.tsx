import { Suspense, useState } from 'react';
import type { StudentHistory } from '#schemas/api/attendance/history.ts';
import type { AttendancePart } from '#schemas/records/attendance.ts';
import { partWords } from '../../attendance/words.ts';
import { useWriteScope } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { part } from '../../ui/part.tsx';
import { useWords } from '../../words/words.ts';
import { historyWords } from './words.ts';

const ChangeMark = part(async () => (await import('./ChangeMark.tsx')).ChangeMark);

interface Props {
  readonly history: StudentHistory;
  readonly mark: StudentHistory['marks'][number];
}

/** Changes a day that has been, or half of it, for who may. */
export const ChangeDay = ({ history, mark }: Props) => {
  const say = useWords(historyWords);
  const writeScopeOf = useWriteScope();
  const sayPart = useWords(partWords);
  const [changing, setChanging] = useState<AttendancePart>();
  if (!writeScopeOf('/student/attendance_management') || mark.Date > history.To) return null;
  return (
    <>
      {mark.Halves ? (
        mark.Halves.map(({ Part }) => (
          <Button key={Part} size="compact" onClick={() => setChanging(Part)}>
            {say('changePart', { part: sayPart(Part) })}
          </Button>
        ))
      ) : (
        <Button size="compact" onClick={() => setChanging('Full')}>
          {say('change')}
        </Button>
      )}
      {changing && (
        <Suspense>
          <ChangeMark
            history={history}
            date={mark.Date}
            part={changing}
            mark={mark.Halves?.find(({ Part }) => Part === changing) ?? mark}
            onClose={() => setChanging(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
