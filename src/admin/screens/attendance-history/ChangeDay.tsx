import { lazy, Suspense, useState } from 'react';
import type { StudentHistory } from '#schemas/api/attendance/history.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import { historyWords } from './words.ts';

const ChangeMark = lazy(async () => ({ default: (await import('./ChangeMark.tsx')).ChangeMark }));

interface Props {
  readonly history: StudentHistory;
  readonly mark: StudentHistory['marks'][number];
}

/** Changes a day that has been, for who may. */
export const ChangeDay = ({ history, mark }: Props) => {
  const say = useWords(historyWords);
  const { shown } = useStart();
  const [isChanging, setChanging] = useState(false);
  if (!shown.includes('/student/attendance_management') || mark.Date > history.To) return null;
  return (
    <>
      <Button size="compact" onClick={() => setChanging(true)}>
        {say('change')}
      </Button>
      {isChanging && (
        <Suspense>
          <ChangeMark history={history} mark={mark} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
};
