import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { isFamily } from '#schemas/office.ts';
import { useStart } from '../../session/start.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import { FamilyHistory } from './FamilyHistory.tsx';
import { Finder } from './Finder.tsx';
import { linkId, usePlace } from './use-place.ts';
import { historyWords } from './words.ts';

const HistoryPanel = part(async () => (await import('./HistoryPanel.tsx')).HistoryPanel);

/** How students attended: a family's own children, or for the office anybody that they may see. */
export const Screen = () => {
  const say = useWords(historyWords);
  const { user } = useStart();
  const place = usePlace();
  const navigate = useNavigate();
  const { student } = place;
  useFocusBack(student === undefined ? undefined : String(student), linkId);
  if (isFamily(user.role)) return <FamilyHistory place={place} />;
  const close = (): void => void navigate(place.hrefOf({ student: undefined, month: undefined }));
  const panel =
    student === undefined ? null : (
      <Suspense>
        <HistoryPanel key={student} id={student} place={place} onClose={close} />
      </Suspense>
    );
  return (
    <Beside panel={panel}>
      <PageHead title={say('title')} note={say('note')} />
      <Finder place={place} />
    </Beside>
  );
};
