import { ExternalLink, Laptop, Palette, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ThemeSettings } from '#schemas/api/theme-settings.ts';
import type { WebsitePage } from '#schemas/api/website-page.ts';
import { formatTime } from '../../format/dates.ts';
import { Ball } from '../../ui/Ball.tsx';
import { Button } from '../../ui/Button.tsx';
import { useMayWriteHere } from '../../ui/Deeds.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { ReadingContext } from '../../ui/reading.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import hidden from '../../ui/unseen.module.css';
import { sectionName } from '../../words/section-names.ts';
import { type Say, useLocale, useWords } from '../../words/words.ts';
import { DesignPanel } from './DesignPanel.tsx';
import { type Device, Preview } from './Preview.tsx';
import { SectionList } from './SectionList.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { sectionRows } from './section-rows.ts';
import { type Choices, useChoices } from './use-choices.ts';
import { useDrawn } from './use-drawn.ts';
import classes from './website.module.css';
import { websiteWords } from './words.ts';

interface Props {
  readonly settings: ThemeSettings;
  readonly page: WebsitePage;
}

const devices = [
  ['phone', Smartphone],
  ['tablet', Tablet],
  ['desktop', Laptop],
] as const satisfies readonly (readonly [Device, unknown])[];

/** The section that is open is in the address; this stands there for what the whole site has. */
const designKey = 'design';

/** Sections at the left, the page in the middle, what is open at the right; on a phone the page above a sheet. */
export const Editor = ({ settings, page }: Props) => {
  const say = useWords(websiteWords);
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const [device, setDevice] = useState<Device>(() => (matchMedia('(width < 48rem)').matches ? 'phone' : 'desktop'));
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
  const changed = rows?.filter(({ isChanged }) => isChanged).length ?? 0;

  return (
    <div className={classes.editor} data-open={row || open === designKey ? '' : undefined}>
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
      {drawn && (row || open === designKey) && (
        <ReadingContext value={!mayWrite}>
          <div className={classes.panel}>
            {row ? (
              <SectionPanel
                key={row.key}
                row={row}
                maker={drawn.maker}
                choices={choices}
                onClose={() => openSection(undefined)}
              />
            ) : (
              <DesignPanel maker={drawn.maker} choices={choices} onClose={() => openSection(undefined)} />
            )}
          </div>
        </ReadingContext>
      )}
      {mayWrite && (
        <div className={classes.foot}>
          <Saved choices={choices} />
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

/** What the address takes: the page, what is open; undefined leaves it out. */
type Go = (changes: { readonly page?: string; readonly open?: string | undefined }) => void;

interface ToolbarProps {
  readonly page: WebsitePage;
  /** How many sections differ from what visitors see. */
  readonly changed: number;
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
  /** Whether what the whole site has is open. */
  readonly isDesign: boolean;
  readonly onGo: Go;
}

const Toolbar = ({ page, changed, device, onDevice, isDesign, onGo }: ToolbarProps) => {
  const say = useWords(websiteWords);
  return (
    <div className={classes.head}>
      <h1 className={hidden.unseen}>{say('title')}</h1>
      <div className={classes.page}>
        <label htmlFor="page-shown">{say('page')}</label>
        <select
          id="page-shown"
          value={pathOf(page)}
          onChange={({ target }) => onGo({ page: target.value, open: undefined })}
        >
          {page.pages.map((one) => (
            <option key={one.path} value={one.path}>
              {pageName(one, say)}
            </option>
          ))}
        </select>
      </div>
      {changed > 0 && (
        <p className={classes.changed}>
          <Ball />
          {changed === 1 ? say('changedOne') : say('changed', { count: changed })}
        </p>
      )}
      <div className={classes.devices}>
        <Segments
          label={say('width')}
          options={devices.map(([value, icon]) => ({ value, icon, label: say(value) }))}
          chosen={device}
          onChoose={onDevice}
        />
      </div>
      <Languages page={page} onGo={(path) => onGo({ page: path })} />
      <div className={classes.deeds}>
        <a href={page.preview} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
          <span>{say('openSite')}</span>
        </a>
        <Button
          size="compact"
          aria-label={say('design')}
          aria-pressed={isDesign}
          icon={<Palette aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => onGo({ open: isDesign ? undefined : designKey })}
        >
          <span className={classes.word}>{say('design')}</span>
        </Button>
      </div>
    </div>
  );
};

/** What the office calls a page: the kind of those that no menu has, with the item that is looked at. */
const pageName = (
  { title, role }: WebsitePage['pages'][number],
  say: Say<keyof (typeof websiteWords)['en']>,
): string => (role === undefined ? title : say(role, { title }));

/** The address of the page that is open, in its language. */
const pathOf = ({ pages, template }: WebsitePage): string =>
  pages.find((one) => one.template === template)?.path ?? '/';

/** The same page in each language of the site. */
const Languages = ({ page, onGo }: { readonly page: WebsitePage; readonly onGo: (path: string) => void }) => {
  const say = useWords(websiteWords);
  const { languages } = page;
  if (languages.length < 2) return null;
  return (
    <Segments
      label={say('language')}
      options={languages.map(({ locale, name, path }) => ({ value: path, label: name, lang: locale }))}
      chosen={languages.find(({ current }) => current)?.path ?? ''}
      onChoose={onGo}
    />
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
