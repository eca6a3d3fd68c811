import { Check, Contrast, EyeOff, Link2 } from 'lucide-react';
import { useState } from 'react';
import { type listSchoolThemes, makePreviewLink, type SchoolTheme } from '#schemas/api/theme-gallery.ts';
import type { Received } from '../../calls/types.ts';
import { useAction } from '../../calls/use-call.ts';
import { formatDay, formatTime } from '../../format/dates.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CopyBox } from '../../ui/CopyBox.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { Before } from './Before.tsx';
import { Frame } from './Frame.tsx';
import classes from './theme.module.css';
import { blurbs, themeWords } from './words.ts';

interface Props {
  readonly list: Received<typeof listSchoolThemes>;
}

/** Every theme with the school's own pages in it. */
export const Gallery = ({ list: { at, themes } }: Props) => {
  const say = useWords(themeWords);
  const locale = useLocale();
  return (
    <>
      <PageHead title={say('title')} note={say('note', { time: formatTime(at, locale) })}>
        <Deeds>
          <Share themes={themes} />
        </Deeds>
      </PageHead>
      <ul className={classes.cards}>
        {themes.map((theme) => (
          <Card key={theme.themeId} theme={theme} />
        ))}
      </ul>
      <Before themes={themes} />
    </>
  );
};

const Share = ({ themes }: { readonly themes: readonly SchoolTheme[] }) => {
  const say = useWords(themeWords);
  const locale = useLocale();
  const attempt = useAttempt();
  const { mutateAsync } = useAction(makePreviewLink);
  const [made, setMade] = useState<Received<typeof makePreviewLink> & Pick<SchoolTheme, 'name'>>();
  const share = ({ themeId, name }: SchoolTheme): Promise<boolean> =>
    attempt(async () => setMade({ name, ...(await mutateAsync({ params: { themeId } })) }));
  return (
    <>
      <ActionMenu
        label={say('share')}
        face={
          <span className={classes.share}>
            <Link2 aria-hidden size={18} strokeWidth={1.75} />
            {say('share')}
          </span>
        }
        actions={themes.map((theme) => ({
          label: say('shareOf', { theme: theme.name }),
          run: () => void share(theme),
        }))}
      />
      {made && (
        <Dialog title={say('linkTo', { theme: made.name })} onClose={() => setMade(undefined)}>
          <CopyBox
            label={say('previewLink')}
            value={made.url}
            copyLabel={say('copyLink')}
            copiedText={say('copied')}
            shareLabel={say('pass')}
          >
            {say('linkHelp', { day: formatDay(made.until, locale) })}
          </CopyBox>
        </Dialog>
      )}
    </>
  );
};

const Card = ({ theme }: { readonly theme: SchoolTheme }) => {
  const say = useWords(themeWords);
  const sayBlurb = useWords(blurbs);
  const { themeId, slug, name, inUse, sections, missing, contrast, preview } = theme;
  const weak = contrast.pairs - contrast.met;
  return (
    <li className={classes.card}>
      <div className={classes.stage}>
        <Frame title={say('desktopOf', { theme: name })} preview={preview} device="desktop" />
        <Frame title={say('phoneOf', { theme: name })} preview={preview} device="phone" />
      </div>
      <div className={classes.facts}>
        <div className={classes.name}>
          <h2>{name}</h2>
          {inUse && <span className={classes.live}>{say('onSite')}</span>}
        </div>
        {isKnown(slug) && <p>{sayBlurb(slug)}</p>}
        <ul className={classes.signs}>
          <li>
            <Check aria-hidden size={16} />
            {say('filled', { filled: sections.filled, total: sections.total })}
          </li>
          <li>
            {missing.length + sections.hidden > 0 ? <EyeOff aria-hidden size={16} /> : <Check aria-hidden size={16} />}
            {missingWords(theme, say)}
          </li>
          <li>
            <Contrast aria-hidden size={16} />
            {weak === 0 ? say('readable') : say('weak', { count: weak })}
          </li>
        </ul>
        <div className={classes.deeds}>
          <a
            className={classes.see}
            href={preview}
            target="_blank"
            rel="noreferrer"
            aria-label={say('seeSiteOf', { theme: name })}
          >
            {say('seeSite')}
          </a>
          {inUse ? (
            <Deeds>
              <ButtonLink to="/school/website?open=design">{say('colours')}</ButtonLink>
            </Deeds>
          ) : (
            <ButtonLink to={`/school/website/theme/${themeId}`}>{say('report')}</ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
};

const isKnown = (slug: string): slug is keyof typeof blurbs.en => Object.hasOwn(blurbs.en, slug);

const missingWords = (
  { inUse, missing, sections: { hidden } }: SchoolTheme,
  say: ReturnType<typeof useWords<keyof typeof themeWords.en>>,
): string => {
  if (inUse) return hidden === 0 ? say('nothingHidden') : say('hidden', { count: hidden });
  if (missing.length === 0) return say('allShown');
  return missing.length === 1 ? say('oneMissing') : say('missing', { count: missing.length });
};
