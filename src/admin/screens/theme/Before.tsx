import { listThemeSwitches, type SchoolTheme } from '#schemas/api/theme-gallery.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Deeds } from '../../ui/Deeds.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './theme.module.css';
import { useApply } from './use-apply.ts';
import { themeWords } from './words.ts';

/** The themes that were in use before, each with the way back to it. */
export const Before = ({ themes }: { readonly themes: readonly SchoolTheme[] }) => {
  const say = useWords(themeWords);
  const locale = useLocale();
  const { apply, isPending } = useApply();
  const { data: switches = [] } = useCall(listThemeSwitches, {});
  const used = themes.find(({ inUse }) => inUse);
  const earlier = themes.flatMap((theme) => {
    const left = switches.find(({ from }) => from === theme.themeId);
    return left && !theme.inUse ? [{ theme, left }] : [];
  });
  if (earlier.length === 0 || !used) return null;
  return (
    <section className={classes.before} aria-labelledby="before">
      <h2 id="before">{say('before')}</h2>
      <ul>
        {earlier.map(({ theme, left }) => (
          <li key={theme.themeId}>
            <div>
              <strong>{theme.name}</strong> <span>{say('until', { day: formatDay(left.at, locale) })}</span>
              <p>{say('kept')}</p>
            </div>
            <Deeds>
              <Button
                size="compact"
                busy={isPending}
                aria-label={say('returnOf', { theme: theme.name })}
                onClick={() => void apply(theme, used)}
              >
                {say('returnTo')}
              </Button>
            </Deeds>
          </li>
        ))}
      </ul>
    </section>
  );
};
