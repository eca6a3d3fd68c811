import { ClipboardPaste, Copy, Plus } from 'lucide-react';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type HolidayRow, listHolidays } from '#schemas/api/holidays.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDays, localDay } from '../../format/dates.ts';
import { sessionName, useSchoolSession } from '../../session/school-session.ts';
import { useStart } from '../../session/start.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside, Panel } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { nextOf } from './calendar.ts';
import { HolidayFacts } from './HolidayFacts.tsx';
import { HolidayList } from './HolidayList.tsx';
import { HolidayMonths } from './HolidayMonths.tsx';
import { HolidayPanel } from './HolidayPanel.tsx';
import classes from './holidays.module.css';
import { dayId, rowId } from './link-ids.ts';
import { type Place, usePlace, views } from './use-place.ts';
import { holidaysWords } from './words.ts';

const ImportDialog = part(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);

const pageSize = 500;

/** The holidays of a session: its months and its list together, and the one that is open beside. */
export const Screen = () => {
  const say = useWords(holidaysWords);
  const navigate = useNavigate();
  const { school } = useStart();
  const { chosen: session } = useSchoolSession();
  const place = usePlace();
  const query = { School_Id: school.School_Id, StartSession: session, pageSize };
  const { data, isPlaceholderData, isError, refetch } = useCall(listHolidays, { query });
  // What was shown before is another session's.
  const holidays = isPlaceholderData ? undefined : data;
  const mayWrite = useMayWrite()('/holidays');
  const panel = usePanel({ session, holidays, place, mayWrite });
  useFocusBack(place.holiday);
  const add = (
    <ButtonLink
      id={rowId('new')}
      look={panel ? 'secondary' : 'primary'}
      icon={<Plus aria-hidden size={18} />}
      to={place.hrefOf({ holiday: 'new' })}
    >
      {say('add')}
    </ButtonLink>
  );
  const isEmpty = holidays?.length === 0;
  const closeDeed = (): void => void navigate(place.hrefOf({ deed: undefined }));
  return (
    <Beside panel={panel}>
      <PageHead title={say('title')} note={holidays && <Note session={session} holidays={holidays} />}>
        {mayWrite && (
          <>
            <ButtonLink icon={<Copy aria-hidden size={18} />} to={place.hrefOf({ deed: 'copy' })}>
              {say('copyFrom', { session: sessionName(session - 1) })}
            </ButtonLink>
            <ButtonLink icon={<ClipboardPaste aria-hidden size={18} />} to={place.hrefOf({ deed: 'import' })}>
              {say('paste')}
            </ButtonLink>
            {!isEmpty && add}
          </>
        )}
      </PageHead>
      {isError && !holidays ? (
        <LoadFailed text={say('loadFailed')} onRetry={refetch} />
      ) : !holidays ? (
        <Skeleton rows={10} />
      ) : isEmpty ? (
        <Empty text={say('empty', { session: sessionName(session) })}>{mayWrite && add}</Empty>
      ) : (
        <Both session={session} holidays={holidays} place={place} />
      )}
      {mayWrite && place.deed === 'copy' && <CopyDialog session={session} onClose={closeDeed} />}
      {mayWrite && place.deed === 'import' && (
        <Suspense>
          <ImportDialog session={session} onClose={closeDeed} />
        </Suspense>
      )}
    </Beside>
  );
};

interface BothProps {
  readonly session: number;
  readonly holidays: readonly HolidayRow[];
  readonly place: Place;
}

/** Months and list, of which a phone shows one. */
const Both = ({ session, holidays, place }: BothProps) => {
  const say = useWords(holidaysWords);
  return (
    <div className={classes.screen}>
      <div className={classes.view}>
        <Segments
          label={say('view')}
          options={views.map((value) => ({ value, label: say(value) }))}
          chosen={place.view}
          onChoose={(view) => place.set({ view: view === 'list' ? undefined : view })}
        />
      </div>
      <div className={classes.both} data-view={place.view}>
        <HolidayMonths session={session} holidays={holidays} place={place} />
        <HolidayList holidays={holidays} place={place} />
      </div>
    </div>
  );
};

const Note = ({ session, holidays }: Omit<BothProps, 'place'>) => {
  const say = useWords(holidaysWords);
  const locale = useLocale();
  const { current } = useSchoolSession();
  const today = localDay();
  const next = session === current ? nextOf(holidays, today) : undefined;
  const values = { session: sessionName(session), count: holidays.length };
  const isOn = next !== undefined && next.startHolidayDate <= today;
  const days = next && formatDays(next.startHolidayDate, next.endHolidayDate, locale);
  return (
    <>
      {say(holidays.length === 1 ? 'note1' : 'note', values)}
      {next && days && ` ${say(isOn ? 'now' : 'next', { name: next.name, days })}`}
    </>
  );
};

interface PanelOptions {
  readonly session: number;
  readonly holidays: readonly HolidayRow[] | undefined;
  readonly place: Place;
  readonly mayWrite: boolean;
}

/** What stands beside the list. */
const usePanel = ({ session, holidays, place, mayWrite }: PanelOptions) => {
  const say = useWords(holidaysWords);
  const navigate = useNavigate();
  /** What is to be looked at again of the one that was saved last. */
  const [look, setLook] = useState<{ readonly id: number; readonly warnings: readonly string[] }>();
  const { holiday: open, hrefOf } = place;
  const close = useCallback(() => void navigate(hrefOf({ holiday: undefined })), [navigate, hrefOf]);
  const onSaved = (id: number, warnings: readonly string[]): void => {
    setLook({ id, warnings });
    // What was added well needs no second look.
    if (open === 'new') void navigate(hrefOf({ holiday: warnings.length > 0 ? String(id) : undefined }));
  };
  if (open === undefined) return null;
  const holiday = holidays?.find(({ Id }) => String(Id) === open);
  if (holiday ? !mayWrite : open !== 'new' || !mayWrite)
    return holiday ? (
      <HolidayFacts holiday={holiday} onClose={close} />
    ) : (
      <Panel title={say(holidays ? 'gone' : 'loading')} onClose={close}>
        {!holidays && <Skeleton rows={6} />}
      </Panel>
    );
  return (
    <HolidayPanel
      key={`${open} ${session}`}
      session={session}
      holiday={holiday}
      warnings={holiday && look?.id === holiday.Id ? look.warnings : []}
      onSaved={onSaved}
      onClose={close}
    />
  );
};

/** What was closed leaves the focus where it was opened: at its row, or at its day where a phone shows the months. */
const useFocusBack = (holiday: string | undefined): void => {
  const before = useRef(holiday);
  useEffect(() => {
    if (holiday === undefined && before.current !== undefined) {
      const places = [rowId(before.current), dayId(before.current)].map((id) => document.getElementById(id));
      places.find((element) => element?.checkVisibility())?.focus();
    }
    before.current = holiday;
  }, [holiday]);
};
