import { readSchoolSettings, saveSchoolSettings } from '#schemas/api/school-settings.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { SwitchField } from '../../ui/Field.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ReadingContext } from '../../ui/reading.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { visitsWords } from './domain-words.ts';
import { bodyOf } from './school-settings.ts';

/** Whether visits of the website are counted. */
export const VisitsPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useWords(visitsWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const { data, isError, refetch } = useCall(readSchoolSettings, {});
  const mayWrite = useMayWriteHere();
  const save = useAction(saveSchoolSettings);
  const set = (isCounted: boolean): void =>
    void attempt(async () => {
      if (!data) return;
      await save.mutateAsync({ body: { ...bodyOf(data), Counts_Visits: isCounted }, version: data.Version });
      tell.notice(say('saved'));
    });
  return (
    <Panel title={say('title')} note={say('note')} onClose={onClose}>
      {isError && !data && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton rows={2} />}
      {data && (
        <ReadingContext value={!mayWrite}>
          <SwitchField label={say('label')} help={say('help')} checked={data.Counts_Visits} onChange={set} />
        </ReadingContext>
      )}
    </Panel>
  );
};
