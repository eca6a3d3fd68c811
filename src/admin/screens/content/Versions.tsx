import { useId, useState } from 'react';
import type { FullItem } from '#schemas/api/content/item.ts';
import { listHistory } from '#schemas/api/content/read.ts';
import { restoreContent } from '#schemas/api/content/write.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatMoment } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { VersionRow } from '../../ui/VersionRow.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './side.module.css';
import { versionWords } from './side-words.ts';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import type { Draft } from './use-draft.ts';
import { changedFields, type Version, versionsOf } from './versions.ts';

const few = 4;
const namedFields = 3;
const pageSize = 100;

interface Props {
  readonly item: FullItem;
  readonly layout: TypeLayout;
  /** Of who may go back to one. */
  readonly draft?: Pick<Draft, 'flush' | 'take'>;
}

/** Who changed an item, when, and what; each with the way back to it. */
export const Versions = ({ item, layout, draft }: Props) => {
  const say = useWords(versionWords);
  const locale = useLocale();
  const id = useId();
  const tell = useNotices();
  const attempt = useAttempt();
  const restore = useAction(restoreContent);
  const [isWhole, setWhole] = useState(false);
  const params = { type: item.type, id: item.id };
  const { data, isError, refetch } = useCall(listHistory, { params, query: { pageSize } });
  const versions = versionsOf(data ?? []);

  const makeDraft = async (version: number): Promise<number | undefined> => {
    const before = await draft?.flush();
    if (!draft || before === undefined) return undefined;
    draft.take(await restore.mutateAsync({ params, body: { version }, version: before }));
    return before;
  };
  const goBackTo = ({ version, at }: Version): void =>
    void attempt(async () => {
      const before = await makeDraft(version);
      if (before === undefined) return;
      const undo = (): void =>
        void attempt(async () => {
          if ((await makeDraft(before)) !== undefined) tell.notice(say('undone'));
        });
      tell.notice(say('returned', { time: formatMoment(at, locale) }), undo);
    });
  return (
    <section className={classes.versions} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{say('versions')}</h2>
        {versions.length > few && (
          <Button look="quiet" size="compact" onClick={() => setWhole(!isWhole)}>
            {say(isWhole ? 'fewer' : 'all')}
          </Button>
        )}
      </div>
      {isError && !data && <LoadFailed text={say('failed')} onRetry={refetch} />}
      <ol>
        {versions.slice(0, isWhole ? undefined : few).map((version) => (
          <Row
            key={`${version.version} ${version.at}`}
            version={version}
            layout={layout}
            isCurrent={changedFields(version.document, item.document).length === 0}
            isBusy={restore.isPending}
            onReturn={draft && (() => goBackTo(version))}
          />
        ))}
      </ol>
    </section>
  );
};

interface RowProps {
  readonly version: Version;
  readonly layout: TypeLayout;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly onReturn: (() => void) | undefined;
}

const Row = ({ version, layout, isCurrent, isBusy, onReturn }: RowProps) => {
  const say = useWords(versionWords);
  const locale = useLocale();
  const time = formatMoment(version.at, locale);
  const marks = isCurrent ? [say('current')] : [];
  return (
    <VersionRow who={version.user ?? say('program')} at={version.at} line={useLine(version, layout)} marks={marks}>
      {!isCurrent && version.document && onReturn && (
        <Button look="quiet" size="compact" disabled={isBusy} aria-label={say('returnTo', { time })} onClick={onReturn}>
          {say('return')}
        </Button>
      )}
    </VersionRow>
  );
};

const actions = [
  'create',
  'edit',
  'publish',
  'unpublish',
  'schedule',
  'unschedule',
  'expire',
  'discard',
  'delete',
  'restore',
  'duplicate',
  'import',
  'sample',
] as const;

/** What was done, and in which fields; those that the form does not show are not named. */
const useLine = ({ action, changed }: Version, layout: TypeLayout): string => {
  const say = useWords(versionWords);
  const both = useBoth();
  const known = actions.find((one) => one === action);
  const what = action === 'return' ? say('return1') : say(known ?? 'other');
  const labels = changed.flatMap((field) => {
    const words = layout.fields[field];
    return words ? [both(words.label)] : [];
  });
  if (labels.length === 0) return what;
  const fields = labels.slice(0, namedFields).join(', ');
  const rest = labels.length - namedFields;
  return say('line', { what, fields: rest > 0 ? say('more', { fields, count: rest }) : fields });
};
