import { History, Redo2, Undo2 } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ThemeSettings } from '#schemas/api/theme-settings.ts';
import type { WebsitePage } from '#schemas/api/website-page.ts';
import { formatTime } from '../../format/dates.ts';
import { OpenToo } from '../../live/OpenToo.tsx';
import { Button } from '../../ui/Button.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { part } from '../../ui/part.tsx';
import { ReadingContext } from '../../ui/reading.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { sectionName } from '../../words/section-names.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { type Device, Preview } from './Preview.tsx';
import { SectionList } from './SectionList.tsx';
import { sectionRows } from './section-rows.ts';
import { designKey, type Go, pageName, Toolbar, versionsKey } from './Toolbar.tsx';
import { type Choices, useChoices } from './use-choices.ts';
import { useDrawn } from './use-drawn.ts';
import classes from './website.module.css';
import { websiteWords } from './words.ts';

const loadPanel = async () => (await import('./OpenPanel.tsx')).OpenPanel;

/** What opens beside the page: it is seen without it. */
const OpenPanel = part(loadPanel);

/** Fetches it when somebody reaches for the editor. Where that fails, it is asked for again when it opens. */
const usePanelAhead = (): void => {
  useEffect(() => {
    const over = new AbortController();
    const fetchPanel = (): void => void loadPanel().catch(() => undefined);
    for (const reach of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(reach, fetchPanel, { once: true, passive: true, signal: over.signal });
    return () => over.abort();
  }, []);
};

interface Props {
  readonly settings: ThemeSettings;
  readonly page: WebsitePage;
}

/** Sections at the left, the page in the middle, what is open at the right; on a phone the page above a sheet. */
export const Editor = ({ settings, page }: Props) => {
  const say = useWords(websiteWords);
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const [device, setDevice] = useState<Device>(() => (matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop'));
  usePanelAhead();
  const mayWrite = useMayWriteHere();
  const choices = useChoices(settings);
  const drawn = useDrawn(page, choices.value);
  const rows = useMemo(
    () =>
      drawn
        ? sectionRows({ maker: drawn.maker, drawn: drawn.page, choices: choices.value, live: settings.live })
        : undefined,
    [drawn, choices.value, settings.live],
  );
  const open = search.get('open');
  const row = rows?.find(({ key }) => key === open);
  const go: Go = (changes) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: changes.page === undefined },
    );
  const openSection = (key: string | undefined): void => go({ open: key });
  const name = row && sectionName(row.title, locale);
  const key = row?.key;
  const chosen = useMemo(() => (key !== undefined && name !== undefined ? { key, name } : undefined), [key, name]);
  const shown = page.pages.find(({ template }) => template === page.template);
  const title = shown ? pageName(shown, say) : page.template;
  const isOther = open === designKey || open === versionsKey;
  const changed = rows?.filter(({ isChanged }) => isChanged).length ?? 0;

  return (
    <div className={classes.editor} data-open={row || isOther ? '' : undefined}>
      <Toolbar
        page={page}
        changed={changed}
        device={device}
        onDevice={setDevice}
        isDesign={open === designKey}
        onGo={go}
      />
      <LeaveGuard isUnsaved={isHeld(choices)} onSave={() => choices.save()} />
      <Conflict choices={choices} />
      <div className={classes.sections}>
        {settings.themeId > 0 && <OpenToo type="themeSettings" id={settings.themeId} />}
        {rows && drawn ? (
          <SectionList
            rows={rows}
            template={drawn.maker.template}
            open={row?.key}
            onOpen={openSection}
            choices={choices}
          />
        ) : (
          <Skeleton rows={10} />
        )}
      </div>
      <Preview
        key={page.preview}
        address={page.preview}
        title={say('preview', { page: title })}
        drawn={drawn && drawn.maker.page === page ? drawn.page : undefined}
        device={device}
        chosen={chosen}
        onChoose={openSection}
      />
      {drawn && (row || isOther) && (
        <ReadingContext value={!mayWrite}>
          <div className={classes.panel}>
            <Suspense fallback={<Skeleton rows={6} />}>
              <OpenPanel
                {...{ open, row, settings, choices }}
                maker={drawn.maker}
                onClose={() => openSection(undefined)}
              />
            </Suspense>
          </div>
        </ReadingContext>
      )}
      {mayWrite && (
        <div className={classes.foot}>
          <Saved choices={choices} />
          <button
            type="button"
            aria-label={say('versions')}
            aria-pressed={open === versionsKey}
            onClick={() => openSection(open === versionsKey ? undefined : versionsKey)}
          >
            <History aria-hidden size={18} />
          </button>
          <button type="button" aria-label={say('undo')} disabled={!choices.canUndo} onClick={() => choices.undo()}>
            <Undo2 aria-hidden size={18} />
          </button>
          <button type="button" aria-label={say('redo')} disabled={!choices.canRedo} onClick={() => choices.redo()}>
            <Redo2 aria-hidden size={18} />
          </button>
        </div>
      )}
    </div>
  );
};

const Saved = ({ choices: { saving, savedAt } }: { readonly choices: Choices }) => {
  const say = useWords(websiteWords);
  const locale = useLocale();
  const text = {
    saved: savedAt ? say('saved', { time: formatTime(savedAt.toISOString(), locale) }) : say('asSaved'),
    unsaved: say('unsaved'),
    saving: say('saving'),
    failed: say('failedSave'),
    // They stand above, with what may be done.
    refused: '',
    conflict: '',
  }[saving];
  return (
    <p role="status" data-saving={saving}>
      {text}
    </p>
  );
};

/** Whether what is chosen is not stored, and will not be by itself at once. */
const isHeld = ({ saving }: Choices): boolean => ['failed', 'refused', 'conflict'].includes(saving);

const Conflict = ({ choices }: { readonly choices: Choices }) => {
  const say = useWords(websiteWords);
  if (choices.saving === 'refused')
    return (
      <div className={classes.conflict} role="alert">
        <p>{say('refusedSave')}</p>
        <Button size="compact" onClick={() => choices.takeBack()}>
          {say('takeBack')}
        </Button>
      </div>
    );
  if (choices.saving !== 'conflict') return null;
  return (
    <div className={classes.conflict} role="alert">
      <p>
        {choices.said} {say('bothChanged')}
      </p>
      <Button size="compact" onClick={() => choices.keepMine()}>
        {say('keepMine')}
      </Button>
      <Button size="compact" onClick={() => choices.takeTheirs()}>
        {say('takeTheirs')}
      </Button>
    </div>
  );
};
