import { Database, FileClock, FileOutput, KeyRound, LifeBuoy, UserSearch } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { listSupportGrants } from '#schemas/api/support.ts';
import { listApiTokens } from '#schemas/api/tokens.ts';
import { auditPath, backupPath } from '#schemas/office.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { useStart } from '../../session/start.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Beside } from '../../ui/Panel.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { type Row, Rows } from './Rows.tsx';
import { isValid } from './token-state.ts';
import { linkId, usePlace } from './use-place.ts';
import { useWebsiteRows } from './use-website-rows.ts';
import { settingsWords } from './words.ts';

const panels = {
  domain: part(async () => (await import('./DomainPanel.tsx')).DomainPanel),
  mail: part(async () => (await import('./MailPanel.tsx')).MailPanel),
  visits: part(async () => (await import('./VisitsPanel.tsx')).VisitsPanel),
  address: part(async () => (await import('./AddressPanel.tsx')).AddressPanel),
  tokens: part(async () => (await import('./TokensPanel.tsx')).TokensPanel),
  'new-token': part(async () => (await import('./NewTokenPanel.tsx')).NewTokenPanel),
  support: part(async () => (await import('./SupportPanel.tsx')).SupportPanel),
  certificates: part(async () => (await import('./CertificatesPanel.tsx')).CertificatesPanel),
  privacy: part(async () => (await import('./PrivacyPanel.tsx')).PrivacyPanel),
};

/** Who is here for support hears nothing of tokens, and nothing that is of one person. */
const closedToSupport: readonly (keyof typeof panels)[] = ['tokens', 'new-token', 'privacy'];

/** What holds for the whole school: each setting with how it stands, and the way to where it is changed. */
export const Screen = () => {
  const say = useWords(settingsWords);
  const navigate = useNavigate();
  const place = usePlace();
  const { open } = place;
  useFocusBack(open === 'new-token' ? 'tokens' : open, linkId);
  const { groups, isError, refetch } = useGroups();
  const { support } = useStart();
  const Opened = open && !(support && closedToSupport.includes(open)) ? panels[open] : undefined;
  const close = (): void => void navigate(place.hrefOf({ open: undefined, person: undefined }));
  return (
    <Beside
      panel={
        Opened && (
          <Suspense>
            <Opened key={open} place={place} onClose={close} />
          </Suspense>
        )
      }
    >
      <PageHead title={say('title')} note={say('note')} />
      {isError ? (
        <LoadFailed text={say('failed')} onRetry={refetch} />
      ) : groups ? (
        groups.map(({ title, rows }) => rows.length > 0 && <Rows key={title} title={title} rows={rows} open={open} />)
      ) : (
        <Skeleton rows={8} />
      )}
    </Beside>
  );
};

/** The settings in their groups, as far as one may open them. */
const useGroups = () => {
  const say = useWords(settingsWords);
  const { hrefOf } = usePlace();
  const { shown } = useStart();
  const website = useWebsiteRows();
  const { user, support: visit } = useStart();
  const isSchool = user.role !== 'Operator';
  const tokens = useCall(listApiTokens, { query: { pageSize: 100 } }, { enabled: visit === undefined });
  const grants = useCall(listSupportGrants, {}, { enabled: isSchool });
  const locale = useLocale();
  const refetch = (): void => {
    website.refetch();
    void tokens.refetch();
    if (isSchool) void grants.refetch();
  };
  const isError = website.isError || [tokens, grants].some((one) => one.isError && !one.data);
  if (!website.rows || (!tokens.data && !visit) || (isSchool && !grants.data))
    return { groups: undefined, isError, refetch };
  const valid = tokens.data?.filter((token) => isValid(token)).length ?? 0;
  const standing = grants.data?.find(({ stands }) => stands);
  const support: Row = {
    id: linkId('support'),
    part: 'support',
    icon: LifeBuoy,
    title: say('support'),
    fact: standing ? say('supportUntil', { time: formatDayTime(standing.endsAt, locale) }) : say('supportNone'),
    to: hrefOf({ open: 'support', person: undefined }),
  };
  // Who is here for support hears nothing of tokens.
  const programs: readonly Row[] = visit
    ? []
    : [
        {
          id: linkId('tokens'),
          part: 'tokens',
          icon: KeyRound,
          title: say('tokens'),
          fact: valid === 0 ? say('tokensNone') : valid === 1 ? say('tokensOne') : say('tokensMany', { count: valid }),
          to: hrefOf({ open: 'tokens', person: undefined }),
        },
      ];
  const certificates: Row = {
    id: linkId('certificates'),
    part: 'certificates',
    icon: FileOutput,
    title: say('certificates'),
    fact: say('certificatesFact'),
    to: hrefOf({ open: 'certificates', person: undefined }),
  };
  const data: readonly Row[] = [
    { area: '/audit', icon: FileClock, title: say('audit'), fact: say('auditFact'), to: auditPath } as const,
    { area: '/backup', icon: Database, title: say('backup'), fact: say('backupFact'), to: backupPath } as const,
    {
      area: '/backup',
      id: linkId('privacy'),
      part: 'privacy',
      icon: UserSearch,
      title: say('privacy'),
      fact: say('privacyFact'),
      to: hrefOf({ open: 'privacy', person: undefined }),
    } as const,
  ].filter(({ area }) => shown.includes(area));
  const groups = [
    { title: say('website'), rows: website.rows },
    { title: say('programs'), rows: programs },
    { title: say('data'), rows: isSchool ? [support, certificates, ...data] : data },
  ];
  return { groups, isError, refetch };
};
