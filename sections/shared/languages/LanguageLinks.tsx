import type { SectionEnv } from '#engine/section.ts';
import { say } from '../say.ts';

interface Props {
  readonly env: SectionEnv;
  readonly className?: string | undefined;
}

/** This page in each of the site's languages, each by its own name; nothing if there is one language. */
export function LanguageLinks({ env, className }: Props) {
  if (env.languages.length < 2) return null;
  return (
    <ul className={className} data-languages="" aria-label={say(env, 'languages')}>
      {env.languages.map(({ locale, name, href, current }) => (
        <li key={locale}>
          <a href={href} lang={locale} hrefLang={locale} aria-current={current ? 'true' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
