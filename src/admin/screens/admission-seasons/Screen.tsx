import { useSearchParams } from 'react-router-dom';
import { listAdmissionSeasons } from '#schemas/api/admission-seasons.ts';
import { admissionsPath } from '#schemas/office.ts';
import { useCall } from '../../calls/use-call.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useWords } from '../../words/words.ts';
import { SeasonSettings } from './SeasonSettings.tsx';
import { seasonWords } from './words.ts';

/** What holds for the admissions of this session and the next. */
export const Screen = () => {
  const say = useWords(seasonWords);
  const [search] = useSearchParams();
  const { data, isError, refetch } = useCall(listAdmissionSeasons, {});
  const open = data?.find(({ Session }) => Session === search.get('session')) ?? data?.[0];
  return (
    <>
      <PageHead title={say('title')} note={say('note')} back={<BackLink to={admissionsPath}>{say('back')}</BackLink>} />
      {isError && !data && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton rows={10} />}
      {data && open && (
        <>
          <Tabs
            label={say('sessions')}
            tabs={data.map(({ Session }) => ({
              to: `?session=${Session}`,
              label: Session.replace('-', '–'),
              isCurrent: Session === open.Session,
            }))}
          />
          <SeasonSettings key={open.Session} season={open} />
        </>
      )}
    </>
  );
};
