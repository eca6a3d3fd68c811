import { X } from 'lucide-react';
import { useState } from 'react';
import type { ThemeSettings } from '#schemas/api/theme-settings.ts';
import { formatMoment } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useReading } from '../../ui/reading.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VersionRow } from '../../ui/VersionRow.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import type { ChoiceVersion } from './choice-versions.ts';
import { isSameChoices } from './merge-choices.ts';
import { useChoiceVersions } from './use-choice-versions.ts';
import type { Choices } from './use-choices.ts';
import { versionWords } from './version-words.ts';
import classes from './versions.module.css';

const few = 8;

interface Props {
  readonly settings: ThemeSettings;
  readonly choices: Choices;
  readonly onClose: () => void;
}

/** Who changed the website, when and in what; each version is opened as a step, which "Undo" takes back. */
export const VersionsPanel = ({ settings: { themeId, live }, choices, onClose }: Props) => {
  const say = useWords(versionWords);
  const locale = useLocale();
  const tell = useNotices();
  const [isWhole, setWhole] = useState(false);
  const wanted = isWhole ? Number.POSITIVE_INFINITY : few;
  const { versions, isRead, isError, refetch } = useChoiceVersions(themeId, { wanted, savedAt: choices.savedAt });
  const open = (version: ChoiceVersion): void => {
    choices.change(() => version.choices);
    tell.notice(say('opened', { time: formatMoment(version.at, locale) }), () => choices.undo());
  };
  return (
    <section aria-labelledby="panel" className={classes.versions}>
      <header>
        <h2 id="panel">{say('title')}</h2>
        <button type="button" aria-label={say('close')} onClick={onClose}>
          <X aria-hidden size={20} />
        </button>
      </header>
      <p className={classes.note}>{say('intro')}</p>
      {isError && !isRead && <LoadFailed text={say('failed')} onRetry={refetch} />}
      {!isRead && !isError && <Skeleton rows={6} />}
      {isRead && versions.length === 0 && <p>{say('none')}</p>}
      <ol>
        {versions.slice(0, isWhole ? undefined : few).map((version) => (
          <Row
            key={version.version}
            version={version}
            isCurrent={isSameChoices(version.choices, choices.value)}
            isLive={isSameChoices(version.choices, live)}
            onOpen={() => open(version)}
          />
        ))}
      </ol>
      {versions.length > few && (
        <Button look="quiet" size="compact" onClick={() => setWhole(!isWhole)}>
          {say(isWhole ? 'fewer' : 'all')}
        </Button>
      )}
    </section>
  );
};

interface RowProps {
  readonly version: ChoiceVersion;
  readonly isCurrent: boolean;
  readonly isLive: boolean;
  readonly onOpen: () => void;
}

const Row = ({ version: { at, user, action, changed }, isCurrent, isLive, onOpen }: RowProps) => {
  const say = useWords(versionWords);
  const locale = useLocale();
  const isReading = useReading();
  const time = formatMoment(at, locale);
  const parts = changed.map((kind) => say(kind)).join(', ');
  const line = parts === '' ? say(action) : say('line', { what: say(action), parts });
  const marks = [...(isLive ? [say('live')] : []), ...(isCurrent ? [say('current')] : [])];
  return (
    <VersionRow who={user ?? say('program')} at={at} line={line} marks={marks}>
      {!isCurrent && !isReading && (
        <Button look="quiet" size="compact" aria-label={say('openOf', { time })} onClick={onOpen}>
          {say('open')}
        </Button>
      )}
    </VersionRow>
  );
};
