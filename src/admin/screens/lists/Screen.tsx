import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { listLookupValues } from '#schemas/api/lookups.ts';
import { useCall } from '../../calls/use-call.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { ListBody } from '../../ui/ListBody.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useWords } from '../../words/words.ts';
import classes from './lists.module.css';
import { linkId, lists, moreLists, type Place, recordTabs, usePlace } from './use-place.ts';
import { ValueTable } from './ValueTable.tsx';
import { type ListsWord, listsWords } from './words.ts';

const ClassTeachers = part(async () => (await import('./ClassTeachers.tsx')).ClassTeachers);
const Sessions = part(async () => (await import('./Sessions.tsx')).Sessions);
const ValuePanel = part(async () => (await import('./ValuePanel.tsx')).ValuePanel);

/** The lists that a school keeps for its forms: one at a time, with what holds for each entry. */
export const Screen = () => {
  const say = useWords(listsWords);
  const navigate = useNavigate();
  const place = usePlace();
  const { list, value, records } = place;
  const mayWrite = useMayWriteHere();
  useFocusBack(value, linkId);
  const close = (): void => void navigate(place.hrefOf({ value: undefined }));
  const panel =
    value === undefined || records ? null : (
      <Suspense>
        <ValuePanel key={`${list.kind} ${value}`} place={place} onClose={close} />
      </Suspense>
    );
  return (
    <Beside panel={panel}>
      <PageHead title={say('title')} note={say('note')}>
        {!records && mayWrite && (
          <ButtonLink
            id={linkId('new')}
            look={panel ? 'secondary' : 'primary'}
            icon={<Plus aria-hidden size={18} />}
            to={place.hrefOf({ value: 'new' })}
          >
            {say(list.add)}
          </ButtonLink>
        )}
      </PageHead>
      <Tabs
        label={say('lists')}
        tabs={[
          ...lists.map(({ kind, title }) => ({
            to: place.hrefOf({ list: kind === lists[0].kind ? undefined : kind, value: undefined }),
            label: say(title),
            isCurrent: !records && kind === list.kind,
          })),
          ...recordTabs.map(({ tab, title }) => ({
            to: place.hrefOf({ list: tab, value: undefined }),
            label: say(title),
            isCurrent: tab === records?.tab,
          })),
        ]}
      />
      <div className={classes.more}>
        <h2>{say('moreLists')}</h2>
        <Tabs
          label={say('moreLists')}
          tabs={moreLists.map(({ kind, title }) => ({
            to: place.hrefOf({ list: kind, value: undefined }),
            label: say(title),
            isCurrent: !records && kind === list.kind,
          }))}
        />
      </div>
      <p className={classes.note}>{say((records ?? list).about)}</p>
      {records ? (
        <Suspense fallback={<Skeleton rows={4} />}>
          {records.tab === 'sessions' ? <Sessions /> : <ClassTeachers />}
        </Suspense>
      ) : (
        <Values place={place} />
      )}
    </Beside>
  );
};

const noneOf = (kind: string): ListsWord => {
  if (moreLists.some((one) => one.kind === kind)) return 'noEntries';
  return kind === 'houses' ? 'noHouses' : 'none';
};

const Values = ({ place }: { readonly place: Place }) => {
  const say = useWords(listsWords);
  const { kind } = place.list;
  const list = useCall(listLookupValues, { params: { kind }, query: { pageSize: 100 } });
  return (
    <ListBody
      // The values of another list are not shown while these are on their way.
      list={{ ...list, data: list.isPlaceholderData ? undefined : list.data }}
      failed={say('failed')}
      none={say(noneOf(kind))}
    >
      {(values) => <ValueTable values={values} place={place} />}
    </ListBody>
  );
};
