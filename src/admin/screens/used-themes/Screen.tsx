import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listUsedThemes, rollbackUsedTheme, type UsedTheme } from '#schemas/api/operator-themes.ts';
import { platformSchoolsPath } from '#schemas/office.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDayTime } from '../../format/dates.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { QuestionDialog } from '../../ui/QuestionDialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './used-themes.module.css';
import { usedThemesWords } from './words.ts';

type Version = UsedTheme['versions'][number];

interface Asked {
  readonly theme: UsedTheme;
  readonly version: Version;
}

/** The published themes, how many schools use each, and the versions that can be live again. */
export const Screen = () => {
  const say = useWords(usedThemesWords);
  const { data: themes, isError, refetch } = useCall(listUsedThemes, {});
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <PageHead title={say('title')} note={say('note')} />
      {themes ? (
        themes.map((theme) => (
          <Theme key={theme.themeId} theme={theme} onAsk={(version) => setAsked({ theme, version })} />
        ))
      ) : isError ? (
        <LoadFailed text={say('failed')} onRetry={refetch} />
      ) : (
        <Skeleton rows={8} />
      )}
      {asked && <Question {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
};

const useNames = ({ themeId, name }: UsedTheme) => {
  const say = useWords(usedThemesWords);
  return {
    theme: name ?? say('unnamed', { id: themeId }),
    versionOf: ({ version }: Version): string => version ?? say('unversioned'),
  };
};

const Theme = ({ theme, onAsk }: { readonly theme: UsedTheme; readonly onAsk: (version: Version) => void }) => {
  const say = useWords(usedThemesWords);
  const locale = useLocale();
  const mayWrite = useMayWrite();
  const names = useNames(theme);
  const { themeId, schools: count, versions } = theme;
  const byCount = count === 0 ? say('usedBy0') : count === 1 ? say('usedBy1') : say('usedBy', { count });
  const use = themeId === 0 ? say('ownPages') : byCount;
  return (
    <section className={classes.theme}>
      <h2>{names.theme}</h2>
      <p>{count === 0 || themeId === 0 ? use : <Link to={`${platformSchoolsPath}?theme=${themeId}`}>{use}</Link>}</p>
      <ul aria-label={say('versions')}>
        {versions.toReversed().map((version) => (
          <li key={version.hash}>
            <strong>{names.versionOf(version)}</strong>
            <time dateTime={version.publishedAt}>{formatDayTime(version.publishedAt, locale)}</time>
            {version.live ? (
              <span className={classes.live}>{say('live')}</span>
            ) : (
              mayWrite('/platform') && (
                <Button
                  size="compact"
                  aria-label={say('goBackTo', { theme: names.theme, version: names.versionOf(version) })}
                  onClick={() => onAsk(version)}
                >
                  {say('goBack')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Asks before every school that uses a theme shows another version of it. */
const Question = ({ theme, version, onClose }: Asked & { readonly onClose: () => void }) => {
  const say = useWords(usedThemesWords);
  const tell = useNotices();
  const rollBack = useAction(rollbackUsedTheme);
  const names = useNames(theme);
  const said = { theme: names.theme, version: names.versionOf(version) };
  const goBack = async (): Promise<void> => {
    await rollBack.mutateAsync({ params: { themeId: String(theme.themeId) }, body: { to: version.hash } });
    tell.notice(say('done', said));
  };
  return (
    <QuestionDialog
      title={say('askTitle', said)}
      keep={say('cancel')}
      deed={say('goBack')}
      look="primary"
      onRun={goBack}
      onClose={onClose}
    >
      <p>{say('ask')}</p>
    </QuestionDialog>
  );
};
