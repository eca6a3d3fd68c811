import { Ban, CalendarClock, Ellipsis, KeyRound } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readVisitorDesk, type VisitorDesk } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import { UnreachableError } from '../../calls/call-error.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { Gate } from './Gate.tsx';
import { KeepFireList } from './KeepFireList.tsx';
import { type Paper, useDeskSettings } from './use-desk-settings.ts';
import { linkId, type Place, usePlace, views } from './use-place.ts';
import type { Hosts } from './visit-fields.ts';
import classes from './visitors.module.css';
import { visitorsWords } from './words.ts';

const VisitList = part(async () => (await import('./VisitList.tsx')).VisitList);
const Report = part(async () => (await import('./Report.tsx')).Report);
const FireList = part(async () => (await import('./FireList.tsx')).FireList);
const ExpectPanel = part(async () => (await import('./ExpectPanel.tsx')).ExpectPanel);
const CorrectPanel = part(async () => (await import('./CorrectPanel.tsx')).CorrectPanel);
const CodePanel = part(async () => (await import('./CodePanel.tsx')).CodePanel);
const DeniedPanel = part(async () => (await import('./DeniedPanel.tsx')).DeniedPanel);
const VisitPanel = part(async () => (await import('./VisitPanel.tsx')).VisitPanel);
const Pass = part(async () => (await import('./Pass.tsx')).Pass);

/** Who is inside is looked at anew: with time alone somebody becomes overdue. */
const everyMs = 60_000;

/** The gate of the school: who comes, who is inside, who was here. */
export const Screen = () => {
  const say = useWords(visitorsWords);
  const navigate = useNavigate();
  const place = usePlace();
  const mayWrite = useMayWrite()('/visitors');
  const isPhone = useIsPhone();
  const device = useDeskSettings();
  const [printed, setPrinted] = useState<{ readonly visitor: VisitorRow; readonly paper: Exclude<Paper, 'none'> }>();
  const { data: desk, isError, error, isPaused, refetch } = useCall(readVisitorDesk, {}, { everyMs });
  const hosts = { often: desk?.Hosts ?? [], staff: desk?.Staff ?? [] };
  const { view, panel, visitor } = place;
  useFocusBack(panel ?? visitor, linkId);
  const close = (): void => void navigate(place.hrefOf({ panel: undefined, visitor: undefined, form: undefined }));
  const { paper } = device.settings;
  const print = (one: VisitorRow): void => setPrinted({ visitor: one, paper: paper === 'none' ? 'A6' : paper });
  const printNew = (one: VisitorRow): void => {
    if (panel === 'in') close();
    if (paper !== 'none') print(one);
  };
  const open = desk && panelOf({ desk, hosts, place, mayWrite, onPrint: print, onClose: close });
  return (
    <Beside panel={open && <Suspense>{open}</Suspense>}>
      {isPhone ? <PageHead title={say('title')} /> : <Head today={desk?.Today} place={place} mayWrite={mayWrite} />}
      <div className={classes.places}>
        <Tabs
          label={say('places')}
          tabs={views.map((one) => ({ to: place.viewHref(one), label: say(one), isCurrent: one === view }))}
        />
        {isPhone && <Menu place={place} mayWrite={mayWrite} />}
      </div>
      {view === 'fire' ? (
        <Suspense fallback={<Skeleton rows={10} />}>
          <FireList />
        </Suspense>
      ) : !desk && (isPaused || error instanceof UnreachableError) ? (
        <Empty text={say('noNetwork')}>
          <ButtonLink to={place.viewHref('fire')}>{say('fire')}</ButtonLink>
        </Empty>
      ) : isError && !desk ? (
        <LoadFailed text={say('failed')} onRetry={refetch} />
      ) : !desk ? (
        <Skeleton rows={10} />
      ) : view === 'desk' ? (
        <Gate
          desk={desk}
          device={device}
          hosts={hosts}
          mayWrite={mayWrite}
          isSigningIn={panel === 'in'}
          signInHref={place.hrefOf({ panel: 'in' })}
          insideHref={place.hrefOf({ panel: undefined })}
          todayHref={place.viewHref('visits')}
          correctHref={(id) => place.hrefOf({ visitor: String(id), panel: undefined })}
          onPrint={print}
          onSignedIn={printNew}
        />
      ) : (
        <Suspense fallback={<Skeleton rows={10} />}>
          {view === 'visits' ? (
            <VisitList today={desk.Today} place={place} />
          ) : (
            <Report today={desk.Today} place={place} />
          )}
        </Suspense>
      )}
      {view !== 'fire' && <KeepFireList />}
      {printed && (
        <Suspense>
          <Pass key={printed.visitor.Pass_No} {...printed} onDone={() => setPrinted(undefined)} />
        </Suspense>
      )}
    </Beside>
  );
};

interface DeedsProps {
  readonly place: Place;
  readonly mayWrite: boolean;
}

/** What is done beside the desk. */
const useDeeds = (mayWrite: boolean) => {
  const say = useWords(visitorsWords);
  const denied = { panel: 'denied', label: say('denied'), icon: <Ban aria-hidden size={18} /> } as const;
  const code = { panel: 'code', label: say('code'), icon: <KeyRound aria-hidden size={18} /> } as const;
  const expect = { panel: 'expect', label: say('expectOne'), icon: <CalendarClock aria-hidden size={18} /> } as const;
  return mayWrite ? [denied, code, expect] : [denied];
};

const Head = ({ today, place, mayWrite }: DeedsProps & { readonly today: string | undefined }) => {
  const say = useWords(visitorsWords);
  const locale = useLocale();
  return (
    <PageHead title={say('title')} note={today && formatDay(today, locale)}>
      {useDeeds(mayWrite).map(({ panel, label, icon }) => (
        <ButtonLink key={panel} id={linkId(panel)} to={place.hrefOf({ panel })} icon={icon}>
          {label}
        </ButtonLink>
      ))}
    </PageHead>
  );
};

/** The same behind one button, as who stands at the gate with a phone has little room. */
const Menu = ({ place, mayWrite }: DeedsProps) => {
  const say = useWords(visitorsWords);
  const navigate = useNavigate();
  return (
    <ActionMenu
      label={say('more')}
      face={<Ellipsis aria-hidden size={18} />}
      actions={useDeeds(mayWrite).map(({ panel, label, icon }) => ({
        label,
        icon,
        run: () => void navigate(place.hrefOf({ panel })),
      }))}
    />
  );
};

interface Opening {
  readonly desk: VisitorDesk;
  readonly hosts: Hosts;
  readonly place: Place;
  readonly mayWrite: boolean;
  readonly onPrint: (visitor: VisitorRow) => void;
  readonly onClose: () => void;
}

/** What the address has open. Of the desk a visit is opened to be corrected; of the list, to be read. */
const panelOf = ({ desk, hosts, place, mayWrite, onPrint, onClose }: Opening): ReactNode => {
  const { view, panel, visitor } = place;
  if (panel === 'denied') return <DeniedPanel mayWrite={mayWrite} onClose={onClose} />;
  if (panel === 'expect' && mayWrite) return <ExpectPanel today={desk.Today} hosts={hosts} onClose={onClose} />;
  if (panel === 'code' && mayWrite) return <CodePanel onClose={onClose} />;
  if (view === 'visits' && visitor !== undefined) {
    const shown = { today: desk.Today, place, hosts, mayWrite, onPrint, onClose };
    return <VisitPanel key={visitor} id={Number(visitor)} {...shown} />;
  }
  return view === 'desk' && visitor !== undefined && mayWrite ? (
    <CorrectInside
      key={visitor}
      found={desk.Inside.find(({ Visitor_Id: id }) => String(id) === visitor)}
      hosts={hosts}
      onClose={onClose}
    />
  ) : null;
};

interface CorrectInsideProps {
  /** Undefined where nobody inside has this id, or no longer. */
  readonly found: VisitorRow | undefined;
  readonly hosts: Hosts;
  readonly onClose: () => void;
}

/** Corrects somebody who is inside; another desk that signs them out meanwhile takes away nothing that is typed. */
const CorrectInside = ({ found, hosts, onClose }: CorrectInsideProps) => {
  const [opened, setOpened] = useState(found);
  if (found && found !== opened) setOpened(found);
  return opened ? <CorrectPanel visit={opened} hosts={hosts} param="visitor" onClose={onClose} /> : null;
};
