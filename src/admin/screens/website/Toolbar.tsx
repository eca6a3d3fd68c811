import { ExternalLink, Laptop, Palette, Smartphone, Tablet } from 'lucide-react';
import type { WebsitePage } from '#schemas/api/website-page.ts';
import { Ball } from '../../ui/Ball.tsx';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Segments.tsx';
import hidden from '../../ui/unseen.module.css';
import { type Say, useWords } from '../../words/words.ts';
import type { Device } from './Preview.tsx';
import classes from './website.module.css';
import { websiteWords } from './words.ts';

const devices = [
  ['phone', Smartphone],
  ['tablet', Tablet],
  ['desktop', Laptop],
] as const satisfies readonly (readonly [Device, unknown])[];

/** The section that is open is in the address; this stands there for what the whole site has. */
export const designKey = 'design';
/** And this for the versions of what was chosen. */
export const versionsKey = 'versions';

/** What the address takes: the page, what is open; undefined leaves it out. */
export type Go = (changes: { readonly page?: string; readonly open?: string | undefined }) => void;

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

/** Which page is edited, how wide and in which language it is shown; the way to what the whole site has. */
export const Toolbar = ({ page, changed, device, onDevice, isDesign, onGo }: ToolbarProps) => {
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
export const pageName = (
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
