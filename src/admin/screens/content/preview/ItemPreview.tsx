import { CircleCheck, Info } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ContentPreview, previewContent } from '#schemas/api/content/preview.ts';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';
import type { WebsitePage } from '#schemas/api/website-page.ts';
import { CallError } from '../../../calls/call-error.ts';
import { useCall } from '../../../calls/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { FullDialog } from '../../../ui/FullDialog.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useWords } from '../../../words/words.ts';
import { type Device, Preview } from '../../website/Preview.tsx';
import { useDrawn } from '../../website/use-drawn.ts';
import { fieldOf } from '../draft-state.ts';
import type { Fields } from '../fields.ts';
import type { TypeLayout } from '../types/define-type.ts';
import { useBoth } from '../use-both.ts';
import classes from './preview.module.css';
import { type Standing, standingOf } from './standing.ts';
import { previewWords } from './words.ts';

interface Place {
  readonly path?: string;
  readonly locale?: string;
}

interface Props {
  readonly item: { readonly type: string; readonly id: number };
  readonly name: string;
  /** As it is in the form, saved or not. */
  readonly document: Fields;
  /** The language that the form shows; undefined for the site's own. */
  readonly locale: string | undefined;
  readonly layout: TypeLayout;
  readonly onClose: () => void;
}

/** An item on the page where visitors will meet it, with the words of the form; nothing is saved or published. */
export const ItemPreview = ({ item: { type, id }, name, document, locale, layout, onClose }: Props) => {
  const say = useWords(previewWords);
  const [place, setPlace] = useState<Place>(locale === undefined ? {} : { locale });
  const { data, error, refetch } = useCall(previewContent, { params: { type, id }, body: { document, ...place } });
  const unfit = error instanceof CallError && error.status === 422 ? error.problem.errors : undefined;
  return (
    <FullDialog title={say('title', { name })} onClose={onClose}>
      {unfit ? (
        <Unfit fields={Object.keys(unfit).map(fieldOf)} layout={layout} onClose={onClose} />
      ) : error ? (
        <LoadFailed text={say('failed')} onRetry={refetch} />
      ) : !data ? (
        <Skeleton rows={8} />
      ) : data.page && data.path ? (
        <Shown
          page={data.page}
          preview={data}
          path={data.path}
          type={type}
          words={name}
          onPlace={(path) => setPlace({ ...place, path })}
          onLanguage={(next) => setPlace({ locale: next })}
          onClose={onClose}
        />
      ) : (
        <NoPage />
      )}
    </FullDialog>
  );
};

interface ShownProps {
  readonly page: WebsitePage;
  readonly preview: ContentPreview;
  readonly path: string;
  readonly type: string;
  /** What the item is found by on the page. */
  readonly words: string;
  readonly onPlace: (path: string) => void;
  readonly onLanguage: (locale: string) => void;
  readonly onClose: () => void;
}

const devices = ['phone', 'tablet', 'desktop'] as const satisfies readonly Device[];

const Shown = ({ page, preview: { places, choices }, path, type, words, onPlace, onLanguage, onClose }: ShownProps) => {
  const say = useWords(previewWords);
  const id = useId();
  const [device, setDevice] = useState<Device>(() => (matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop'));
  const drawn = useDrawn(page, choices as ThemeChoices);
  const current = drawn && drawn.maker.page === page ? drawn : undefined;
  const place = places.find((one) => one.path === path);
  const titleOf = ({ title, isOwn }: (typeof places)[number]): string => (isOwn ? say('ownPage') : title);
  const standing =
    current &&
    standingOf({
      template: current.maker.template,
      decision: current.page.decision,
      content: page.content,
      type,
      hasItem: place?.hasItem ?? false,
    });
  const key = standing?.kind === 'shown' ? standing.key : undefined;
  const chosen = useMemo(() => (key === undefined ? undefined : { key, words }), [key, words]);
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.page}>
          <label htmlFor={id}>{say('page')}</label>
          <select id={id} value={path} onChange={({ target }) => onPlace(target.value)}>
            {places.map((one) => (
              <option key={one.path} value={one.path}>
                {titleOf(one)}
              </option>
            ))}
          </select>
        </div>
        {page.languages.length > 1 && (
          <Segments
            label={say('language')}
            options={page.languages.map(({ locale, name }) => ({ value: locale, label: name, lang: locale }))}
            chosen={page.languages.find((one) => one.current)?.locale ?? ''}
            onChoose={onLanguage}
          />
        )}
        <div className={classes.devices}>
          <Segments
            label={say('width')}
            options={devices.map((value) => ({ value, label: say(value) }))}
            chosen={device}
            onChoose={setDevice}
          />
        </div>
      </div>
      <div role="status">{standing && <StandingNote standing={standing} />}</div>
      <div className={classes.stage}>
        <Preview
          key={page.preview}
          address={page.preview}
          title={say('frame', { page: place ? titleOf(place) : path })}
          drawn={current?.page}
          device={device}
          chosen={chosen}
          onEscape={onClose}
        />
      </div>
    </>
  );
};

const reasons = {
  off: 'off',
  nothing: 'nothing',
  failed: 'failedPart',
  condition: 'condition',
  loggedIn: 'loggedIn',
} as const;

/** Whether visitors meet the item on the page, and if not, why. */
const StandingNote = ({ standing }: { readonly standing: Standing }) => {
  const say = useWords(previewWords);
  const isShown = standing.kind === 'shown';
  const Sign = isShown ? CircleCheck : Info;
  const text = standing.kind === 'hidden' ? reasons[standing.reason] : standing.kind;
  return (
    <p className={classes.note} data-shown={isShown || undefined}>
      <Sign aria-hidden size={18} />
      <span>
        {say(text)} {text === 'off' && <Link to="/school/website">{say('editSite')}</Link>}
      </span>
    </p>
  );
};

interface UnfitProps {
  readonly fields: readonly string[];
  readonly layout: TypeLayout;
  readonly onClose: () => void;
}

/** What is missing before any page could show it. */
const Unfit = ({ fields, layout, onClose }: UnfitProps) => {
  const say = useWords(previewWords);
  const both = useBoth();
  return (
    <div className={classes.message} role="alert">
      <p>{say('unfit')}</p>
      <ul>
        {[...new Set(fields)].map((field) => (
          <li key={field}>{both(layout.fields[field]?.label ?? [field, field])}</li>
        ))}
      </ul>
      <Button onClick={onClose}>{say('toForm')}</Button>
    </div>
  );
};

const NoPage = () => {
  const say = useWords(previewWords);
  return (
    <div className={classes.message}>
      <p>
        <strong>{say('noPage')}</strong> {say('noPageHelp')}
      </p>
      <Link to="/school/website/theme">{say('themes')}</Link>
    </div>
  );
};
